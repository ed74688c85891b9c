import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockCall, renderArea } from '@moons/area-kit/testing';
import { listCourses } from '@moons/contracts/learning/courses';
import type { Resource } from '@moons/contracts/learning/courses';
import { App } from '../app.tsx';

const resource = (id: string, more: Partial<Resource> = {}): Resource => ({
  id,
  title: `Title ${id}`,
  description: `About ${id}`,
  phase: 'black',
  type: 'audio',
  category: 'course',
  duration: '20 minutes',
  instructor: 'Maren Oakes',
  level: 'Gentle',
  ...more,
});
const library = [
  resource('one', { price: 4_900, content: 'How to rest.', practice: ['Sit down.', 'Breathe out.'] }),
  resource('two', { phase: 'red', category: 'meditation', type: 'meditation' }),
  resource('three', {
    phase: 'all',
    category: 'ritual',
    type: 'ritual',
    description: 'A candle in the DARK',
  }),
];
const open = (path = '/courses') => renderArea(<App />, { path, answers: [mockCall(listCourses, library)] });
const titles = () => screen.getAllByRole('heading', { level: 3, name: /^Title/ }).map((h) => h.textContent);

beforeEach(() => localStorage.clear());

test('shows every resource with its price, or Free, and how many there are', async () => {
  open();
  expect(await screen.findByText('3 resources found')).toBeVisible();
  expect(screen.getByText('$49')).toBeVisible();
  expect(screen.getAllByText('Free')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a phase tab has its description and holds what is for all phases', async () => {
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Red' }));
  expect(screen.getByText(/Fierce Reclamation: for/)).toBeVisible();
  expect(titles()).toEqual(['Title two', 'Title three']);
});

test('search, category and type narrow together; Clear Filters undoes them', async () => {
  open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'dark');
  expect(titles()).toEqual(['Title three']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'course');
  expect(screen.getByText('0 resources found')).toBeVisible();
  expect(screen.getByText('Nothing matches just now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(titles()).toHaveLength(3);
  expect(location.search).toBe('');
});

test('filters come from the address, and Back goes to the ones before', async () => {
  open('/courses?category=meditation&type=nonsense');
  await waitFor(() => expect(titles()).toEqual(['Title two']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'ritual');
  expect(titles()).toEqual(['Title three']);
  history.back();
  await waitFor(() => expect(titles()).toEqual(['Title two']));
});

test('shortcut cards set the category', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show meditations' }));
  expect(titles()).toEqual(['Title two']);
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('meditation');
});

test('View Details shows all of it; Begin Sacred Practice opens the practice', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /View Details.*Title one/ }));
  const dialog = within(screen.getByRole('dialog'));
  for (const text of ['20 minutes', 'Gentle', '$49', 'Maren Oakes', 'Audio', 'Course', 'Sacred Unraveling'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('heading', { name: "What You'll Learn" })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Begin Sacred Practice' }));
  expect(dialog.getByText('Breathe out.')).toBeVisible();
});

test('Save for Later keeps it on this device, for this member, and it can be found again', async () => {
  const first = open();
  await userEvent.click(await screen.findByRole('button', { name: /View Details.*Title two/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save for Later' }));
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  first.unmount();
  const second = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only what I saved' }));
  expect(titles()).toEqual(['Title two']);
  second.unmount();
  const other = { id: 'member-2', preferredName: 'Ines', roles: [], tier: null };
  renderArea(<App />, { path: '/courses?saved=yes', user: other, answers: [mockCall(listCourses, library)] });
  expect(await screen.findByText('0 resources found')).toBeVisible();
});

test('a failing library says so and can be tried again', async () => {
  let down = true;
  renderArea(<App />, {
    path: '/courses',
    answers: [mockCall(listCourses, () => (down ? 'unreachable' : library))],
  });
  expect(await screen.findByText('You seem to be offline')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 resources found')).toBeVisible();
});
