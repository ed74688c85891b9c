import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from './button.tsx';

it('acts by click, Enter and space', async () => {
  const act = jest.fn();
  render(<Button onClick={act}>Begin</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await userEvent.keyboard('{Enter}[Space]');
  expect(act).toHaveBeenCalledTimes(3);
});

it('while busy keeps the focus, acts no second time and submits nothing', async () => {
  const act = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Words" />
      <Button type="submit" busy onClick={act}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Words'), 'x{Enter}');
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('is no submit button unless it says so, and passes attributes on', () => {
  render(<Button aria-label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
});

it('lends its look to any link without leaking its look into the page', () => {
  const To = ({ to, ...rest }: { to: string; children?: React.ReactNode }) => <a href={to} {...rest} />;
  render(
    <LinkButton as={To} to="/journal" variant="secondary" size="large">
      Journal
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Journal' });
  expect(link).toHaveAttribute('href', '/journal');
  expect(link).not.toHaveAttribute('variant');
});
