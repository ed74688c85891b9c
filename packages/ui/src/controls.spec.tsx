import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Field, TextField } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { TextArea } from './text-area.tsx';

it('a field joins label, hint and error to its control', () => {
  render(
    <TextField label="E-mail" hint="We write seldom." error="Please enter a valid email address." required />,
  );
  const input = screen.getByLabelText('E-mail');
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We write seldom. Please enter a valid email address.');
});

it('a field without an error is valid, and a control of any kind can stand in it', () => {
  render(
    <Field id="pick" label="Colour">
      {(control) => <input {...control} type="color" />}
    </Field>,
  );
  expect(screen.getByLabelText('Colour')).toBeValid();
  expect(screen.getByLabelText('Colour')).toHaveAttribute('id', 'pick');
});

it('a text area says what is left only near its limit, once writing pauses', async () => {
  jest.useFakeTimers();
  render(<TextArea label="Reflection" maxLength={120} />);
  const left = () => screen.queryByText(/characters left/);
  fireEvent.input(screen.getByLabelText('Reflection'), { target: { value: 'x'.repeat(30) } });
  expect(left()).toBeNull();
  act(() => jest.advanceTimersByTime(500));
  expect(left()).toHaveTextContent('90 characters left');
  expect(left()).toHaveAttribute('aria-live', 'polite');
  jest.useRealTimers();
});

it('a select is the browser’s own', async () => {
  const change = jest.fn();
  render(
    <Select
      label="Time"
      placeholder="Choose"
      options={[{ value: 'am', label: 'Morning' }]}
      onChange={(event) => change(event.target.value)}
    />,
  );
  expect(screen.getByLabelText('Time')).toHaveDisplayValue('Choose');
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Morning');
  expect(change).toHaveBeenCalledWith('am');
});

it('a checkbox is toggled by space and by its words', async () => {
  render(<Checkbox label="Share" hint="You can take it back." error="Please choose." />);
  const box = screen.getByRole('checkbox', { name: 'Share' });
  await userEvent.tab();
  await userEvent.keyboard('[Space]');
  expect(box).toBeChecked();
  await userEvent.click(screen.getByText('Share'));
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('You can take it back. Please choose.');
});

function Question() {
  const [value, setValue] = useState<string>();
  const options = ['never', 'often'].map((each) => ({ value: each, label: `It is ${each}` }));
  return (
    <RadioGroup
      legend="Do you wake?"
      options={options}
      value={value}
      onChange={setValue}
      error="Please choose."
    />
  );
}
it('radio buttons are one group, chosen by click and by space', async () => {
  render(<Question />);
  const group = screen.getByRole('group', { name: 'Do you wake?' });
  expect(group).toHaveAccessibleDescription('Please choose.');
  await userEvent.click(screen.getByText('It is often'));
  expect(screen.getByRole('radio', { name: 'It is often' })).toBeChecked();
  screen.getByRole('radio', { name: 'It is never' }).focus();
  await userEvent.keyboard('[Space]');
  expect(screen.getByRole('radio', { name: 'It is never' })).toBeChecked();
});

it('a slider shows and says its value in words', () => {
  const change = jest.fn();
  render(
    <Slider
      label="Sleep"
      min={1}
      max={10}
      value={7}
      onChange={change}
      describe={(v) => `${String(v)} of 10`}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Sleep' });
  expect(slider).toHaveAttribute('aria-valuetext', '7 of 10');
  expect(screen.getByText('7 of 10')).toBeVisible();
  fireEvent.change(slider, { target: { value: '4' } });
  expect(change).toHaveBeenCalledWith(4);
});
