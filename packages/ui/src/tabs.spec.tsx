import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const tabs = ['today', 'entries', 'prompts'].map((id) => ({
  id,
  label: `The ${id}`,
  panel: <p>Panel of {id}</p>,
}));
function Journal() {
  const [value, setValue] = useState('today');
  return <Tabs label="Journal" tabs={tabs} value={value} onChange={setValue} />;
}
const selected = () => screen.getByRole('tab', { selected: true });

it('is one stop for the Tab key; arrows, Home and End move and choose', async () => {
  render(<Journal />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'The today' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toHaveTextContent('The entries');
  expect(selected()).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'The entries' })).toHaveTextContent('Panel of entries');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected()).toHaveTextContent('The today');
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toHaveTextContent('The prompts');
  await userEvent.keyboard('{Home}');
  expect(selected()).toHaveTextContent('The today');
  await userEvent.keyboard('{End}');
  expect(selected()).toHaveTextContent('The prompts');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('chooses by click, and falls back to the first for an unknown value', async () => {
  const choose = jest.fn();
  render(<Tabs label="Journal" tabs={tabs} value="unknown" onChange={choose} />);
  expect(selected()).toHaveTextContent('The today');
  await userEvent.click(screen.getByRole('tab', { name: 'The prompts' }));
  expect(choose).toHaveBeenCalledWith('prompts');
});
