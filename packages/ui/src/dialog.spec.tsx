import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

function Sharing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Share a reflection"
        description="Your circle sees it."
      >
        <TextField label="Title" data-autofocus />
      </Dialog>
    </>
  );
}
const opened = async () => {
  render(<Sharing />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return screen.getByRole('dialog', { name: 'Share a reflection' });
};

it('is named and described, and puts the focus where the work begins', async () => {
  expect(await opened()).toHaveAccessibleDescription('Your circle sees it.');
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

it('closes by its button and gives the focus back', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
});

it('closes when the browser reports Escape', async () => {
  const dialog = await opened();
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by a click beside it, not by a drag that only ends there', async () => {
  const dialog = await opened();
  fireEvent.pointerDown(screen.getByLabelText('Title'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('follows when the browser has closed it unasked', async () => {
  const dialog = await opened();
  act(() => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  });
  expect(dialog).not.toBeInTheDocument();
});
