import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockCall } from '@moons/area-kit/testing';
import { listPlans } from '@moons/contracts/membership/plans';
import { renderShell } from './testing/render-shell.tsx';

const answers = [mockCall(listPlans, [])];

describe('the shell for a visitor', () => {
  test('shows the landing with its acts, and Subscribe and Login', async () => {
    renderShell('/', { user: null, answers });
    expect(await screen.findByRole('link', { name: 'Begin Your Divine Assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    );
    expect(screen.getByRole('link', { name: 'Start Your Transformation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take Assessment First' })).toBeVisible();
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe');
    expect(within(banner).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(within(banner).queryByRole('button', { name: 'Sacred Tools' })).toBeNull();
  });

  test('leads a member’s path to the landing, and every login link leads back to it', async () => {
    renderShell('/journal?day=2', { user: null, answers });
    expect(await screen.findByText('Reflection Journal is for members')).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(sessionStorage).toHaveLength(0);
    const back = '/login?returnTo=%2Fjournal%3Fday%3D2';
    expect(screen.getByRole('link', { name: 'Log in to go on' })).toHaveAttribute('href', back);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      back,
    );
  });

  test('goes from page to page, with title, focus and a word for screen readers', async () => {
    renderShell('/', { user: null, answers });
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
    const enter = await screen.findByRole('link', { name: 'Enter Sacred Space' });
    expect(enter).toHaveAttribute('href', '/api/login');
    expect(document.title).toBe('Enter Sacred Space · Thirteen Moons');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('the shell for a member', () => {
  test('has dropdowns that keys open and Escape closes', async () => {
    renderShell('/journal');
    const toggle = screen.getByRole('button', { name: 'Sacred Tools' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Reflection Journal' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Moon Phase Assessment' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  test('shows one dropdown at a time, and none before it is asked for', async () => {
    renderShell('/home', { answers });
    const [tools, community] = ['Sacred Tools', 'Community'].map((name) =>
      screen.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    const listOf = (toggle: HTMLElement) =>
      document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect(listOf(tools)).not.toBeVisible();
    expect(listOf(community)).not.toBeVisible();
    await userEvent.click(tools);
    expect(listOf(tools)).toBeVisible();
    await userEvent.click(community);
    expect(listOf(tools)).not.toBeVisible();
    expect(listOf(community)).toBeVisible();
    await userEvent.click(screen.getByRole('contentinfo'));
    expect(listOf(community)).not.toBeVisible();
  });

  test('closes a dropdown when she goes to another page, whichever way', async () => {
    renderShell('/journal');
    const toggle = screen.getByRole('button', { name: 'Sacred Tools' });
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('link', { name: 'Moon Phase Assessment' }));
    expect(location.pathname).toBe('/assessment');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    act(() => history.replaceState(null, '', '/journal'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('has a side menu with the Essential section first', async () => {
    renderShell('/journal');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    const headings = within(menu)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(['Essential', 'Sacred Tools', 'Community']);
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('greets her, and logs her out', async () => {
    const { session } = renderShell('/journal');
    expect(screen.getByText('Welcome, Wise Sister')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  test('shows the not-found page on an unknown path', async () => {
    renderShell('/nowhere');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('shows a card with Retry in the place of an area that failed', async () => {
    const { areaStates, retryArea } = renderShell('/journal');
    act(() => areaStates.get('wellness')?.set({ phase: 'failed', late: true }));
    expect(screen.getByText('Reflection Journal is resting just now')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retryArea).toHaveBeenCalledWith('wellness');
    act(() => areaStates.get('wellness')?.set({ phase: 'ready' }));
    expect(screen.queryByText(/resting/)).toBeNull();
  });

  test('keeps her where her session ended, and asks again when she comes back', async () => {
    const { session, user } = renderShell('/journal');
    act(() => {
      session.endedAt.set('/journal');
      user.set(null);
    });
    expect(location.pathname).toBe('/journal');
    expect(screen.getByRole('link', { name: 'Log in again in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    act(() => void dispatchEvent(new Event('focus')));
    expect(session.resume).toHaveBeenCalled();
  });

  test('says so when there is no connection', () => {
    renderShell('/journal');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    onLine.mockRestore();
  });
});
