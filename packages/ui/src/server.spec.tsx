/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as ui from './index.ts';

const options = [{ value: 'a', label: 'A' }];
const nothing = () => undefined;

/** Every component, as a prerendered page would show it. */
const page = () => (
  <ui.ThemeRoot theme="dark">
    <ui.SkipLink />
    <ui.Page title="Title" lead="Lead" above={<ui.Logo />} actions={<ui.Button icon="heart">Act</ui.Button>}>
      <ui.Section title="Part" lead="Lead" actions={<ui.TextLink href="/">More</ui.TextLink>}>
        <ui.Grid min={200}>
          <ui.Card tone="rose" interactive>
            <ui.CardTitle>Card</ui.CardTitle>
            <ui.Badge tone="live">Live</ui.Badge>
            <ui.MoonPhase phase="golden" />
            <ui.Progress label="Progress" value={3} max={13} />
          </ui.Card>
        </ui.Grid>
        <ui.Stack gap={2} direction="row" wrap>
          <ui.LinkButton href="/" variant="quiet">
            Link
          </ui.LinkButton>
          <ui.Tooltip text="Words">
            <button type="button">Control</button>
          </ui.Tooltip>
          <ui.VisuallyHidden>Hidden</ui.VisuallyHidden>
        </ui.Stack>
        <ui.TextField label="Text" error="Wrong" />
        <ui.TextArea label="Area" maxLength={10} />
        <ui.Select label="Select" options={options} />
        <ui.Checkbox label="Check" />
        <ui.RadioGroup legend="Radio" options={options} value="a" onChange={nothing} />
        <ui.Slider label="Slider" value={4} onChange={nothing} />
        <ui.Tabs label="Tabs" tabs={[{ id: 'a', label: 'A', panel: 'A' }]} value="a" onChange={nothing} />
        <ui.Dialog open onClose={nothing} title="Dialog" />
        <ui.LoadingState />
        <ui.EmptyState title="Empty" />
        <ui.ErrorBoundary>
          <ui.ErrorState onRetry={nothing} />
        </ui.ErrorBoundary>
        <ui.Notice title="Notice" />
      </ui.Section>
    </ui.Page>
    <ui.Toaster store={ui.createToasts()} />
  </ui.ThemeRoot>
);

it('renders without a browser, without style attributes, and the same each time', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page()));
  expect(html).toContain('Title');
  expect(html).not.toMatch(/\sstyle=/);
  expect(sheet.getStyleTags()).toContain('prefers-color-scheme');
  expect(renderToString(page())).toBe(html);
});
