import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Platform, WidgetModule } from './platform.ts';
import { RemoteWidget } from './remote-widget.component.tsx';
import { renderArea } from './testing.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const widgets: WidgetModule = { Greeting };
const show = (load: () => Promise<WidgetModule>, name = 'Greeting') =>
  renderArea(<RemoteWidget area="wellness" name={name} title="The greeting" props={{ name: 'Rowan' }} />, {
    load: load as Platform['load'],
  });

let spy: jest.SpyInstance;
beforeEach(() => {
  spy = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => spy.mockRestore());

test('says what is coming, then shows another area’s widget with its properties', async () => {
  const load = jest.fn(async () => widgets);
  show(load);
  expect(screen.getByRole('status')).toHaveTextContent('The greeting is coming…');
  expect(await screen.findByText('Good evening, Rowan')).toBeVisible();
  expect(load).toHaveBeenCalledWith('wellness/widgets');
});

test('a widget that cannot be had is a card with another try, which asks again', async () => {
  const load = jest.fn<Promise<WidgetModule>, []>().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValue(widgets);
  show(load);
  expect(await screen.findByText('The greeting is resting just now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good evening, Rowan')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('so is one whose area does not have it', async () => {
  show(async () => widgets, 'Farewell');
  expect(await screen.findByText('The greeting is resting just now')).toBeVisible();
});
