// The gallery in a real browser, both themes, phone and desktop: axe, no scrolling sideways, targets of 44 px, the
// keyboard, toasts above dialogs, and nothing the strict CSP refuses.
// node packages/ui/gallery/check.mjs http://127.0.0.1:24000/ [folder for screenshots]
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

const [address = 'http://127.0.0.1:24000/', shots] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const problems = [];

async function look(theme, width) {
  const where = `${theme} ${String(width)}`;
  const expect = (holds, what) => holds || problems.push(`${where}: ${what}`);
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: theme });
  const page = await context.newPage();
  page.on('console', (message) => expect(message.type() !== 'error', message.text()));
  page.on('pageerror', (error) => expect(false, error.message));
  const state = async (name) => {
    await page.waitForTimeout(600);
    if (shots) await page.screenshot({ path: `${shots}/${where} ${name}.png`, fullPage: name === 'page' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) expect(false, `${name}: ${id} ${nodes[0].html}`);
  };
  const focused = (read) => page.evaluate(`(${read})(document.activeElement)`);
  await page.goto(address);
  await page.evaluate('document.fonts.ready');
  await state('page');
  expect((await page.evaluate('document.documentElement.scrollWidth')) <= width, 'scrolls sideways');
  const small = await page
    .locator('button:visible, select, textarea, input:not([type=radio], [type=checkbox])')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
        .map((one) => one.outerHTML),
    );
  expect(small.length === 0, `targets too small: ${small.join(' ')}`);

  await page.getByRole('button', { name: 'Open a dialog' }).focus();
  await page.keyboard.press('Enter');
  // Only a script can press what is behind a dialog; real pages show a toast when something in it is done.
  await page
    .getByRole('button', { name: 'Show a failing one', includeHidden: true })
    .evaluate((button) => button.click());
  await state('dialog');
  expect((await focused('(e) => e.tagName')) === 'INPUT', 'the dialog gives no focus to its first field');
  const above = await page.getByText('Subscription Error').evaluate((toast) => {
    const { x, y } = toast.getBoundingClientRect();
    // What is behind a modal dialog answers no pointer; without `inert` the topmost element does.
    return toast.matches(':popover-open *') && x >= 0 && y >= 0;
  });
  expect(above, 'the toast is not in the top layer');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(100);
  expect((await page.locator('dialog').count()) === 0, 'Escape does not close the dialog');
  expect((await focused('(e) => e.textContent')) === 'Open a dialog', 'the focus does not come back');

  // A new one: the first may have gone by itself meanwhile.
  await page.getByRole('button', { name: 'Show a failing one' }).click();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  expect((await focused('(e) => e.textContent')) === 'Dismiss', 'F8 does not lead to the toast');
  await state('toast');
  await page.keyboard.press('Escape');
  expect((await page.getByText('Subscription Error').count()) === 0, 'Escape does not dismiss the toast');
  await context.close();
}

for (const theme of ['light', 'dark']) for (const width of [390, 1280]) await look(theme, width);
await browser.close();
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'The gallery is well.' : `${String(problems.length)} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
