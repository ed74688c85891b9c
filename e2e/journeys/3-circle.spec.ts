import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { house } from '../house/control.ts';

const messages = (page: Page) => page.getByRole('log').getByText(/^(one|two|three|four|five|six)$/);
const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /message/i }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const join = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join Sacred Circle' }).click();
  await expect(page.getByText('Connected to Circle')).toBeVisible();
};

test('two members talk in one room through two instances; one goes offline and misses nothing', async ({
  newMember,
}) => {
  const first = await newMember('Ada', '/circles');
  await first.page.getByRole('link', { name: /join/i }).first().click();
  await expect(first.page).toHaveURL(/\/stream\//);
  const room = new URL(first.page.url()).pathname;
  const second = await newMember('Bea', room);

  await join(first.page);
  await join(second.page);
  await test.step('each of the two instances carries one of them', async () => {
    const carried = await Promise.all(
      ['circles', 'circles-2'].map((name) => house.metric(name, 'moons_chat_connections')),
    );
    expect(carried).toEqual([1, 1]);
  });

  await say(first.page, 'one');
  await expect(messages(second.page)).toHaveText(['one']);
  await say(second.page, 'two');
  await expect(messages(first.page)).toHaveText(['one', 'two']);

  await test.step('hearts rise and fall back', async () => {
    const heart = second.page.getByRole('button', { name: /heart/i });
    await heart.click();
    await expect(first.page.getByTestId('heart-count')).toHaveText('1');
    await expect(first.page.getByTestId('heart-count')).toHaveText('0', { timeout: 5_000 });
  });

  await test.step('a prayer reaches the other', async () => {
    await second.page.getByRole('radio', { name: /prayer/i }).check({ force: true });
    await say(second.page, 'for my sister');
    await expect(first.page.getByRole('log').getByText('for my sister')).toBeVisible();
    await second.page.getByRole('radio', { name: /chat/i }).check({ force: true });
  });

  await test.step('offline: what she missed comes, what she wrote goes, once and in order', async () => {
    await second.context.setOffline(true);
    await say(first.page, 'three');
    await say(first.page, 'four');
    await say(second.page, 'five');
    await second.context.setOffline(false);
    await expect(messages(second.page)).toHaveText(['one', 'two', 'three', 'four', 'five'], {
      timeout: 30_000,
    });
    await expect(messages(first.page)).toHaveText(['one', 'two', 'three', 'four', 'five']);
  });

  await test.step('an instance dies under one of them', async () => {
    await house.kill('circles');
    await say(first.page, 'six');
    await house.ready('circles');
    for (const { page } of [first, second])
      await expect(messages(page)).toHaveText(['one', 'two', 'three', 'four', 'five', 'six'], {
        timeout: 30_000,
      });
  });
});
