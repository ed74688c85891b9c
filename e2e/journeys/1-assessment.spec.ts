import { findRaw } from '../support/database.ts';
import { expectAccessible } from '../support/axe.ts';
import { newEmail } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from '../support/inbox.ts';

test('a visitor takes the assessment, reads her result and profile, and finds the mail; it is saved once', async ({
  page,
  facts,
}) => {
  const email = newEmail();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/anonymous-assessments')) saves.push(request.postData() ?? '');
  });

  await test.step('the gate wants an address', async () => {
    await page.goto('/assessment');
    await expectAccessible(page, 'assessment gate');
    await page.getByRole('textbox').first().fill(email);
    await page.getByRole('button', { name: 'Begin Your Assessment' }).click();
    await expect(page.getByText('Your results will be saved and emailed to you!')).toBeVisible();
  });

  await test.step('thirty questions, one at a time', async () => {
    for (let number = 1; number <= 30; number++) {
      await expect(page.getByText(`Question ${number} of 30`)).toBeVisible();
      if (number === 1) {
        await expect(page.getByText(`Results will be sent to ${email}`)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
        await expect(page.getByRole('button', { name: 'Next Question' })).toBeDisabled();
        await expectAccessible(page, 'assessment question');
      }
      await page.getByRole('radio').nth(2).check({ force: true });
      await page
        .getByRole('button', { name: number === 30 ? 'Complete Assessment' : 'Next Question' })
        .click();
    }
  });

  await test.step('result and profile', async () => {
    await expect(page.getByText(/\b90\b/).first()).toBeVisible();
    await expect(page.getByText('Your Thirteen Moons Profile')).toBeVisible();
    await expect(page.getByText('Recommended Practices')).toBeVisible();
    await expect(page.getByText('Available Resources')).toBeVisible();
    await expectAccessible(page, 'assessment result');
  });

  await test.step('one mail, one record, though widget and page both saved', async () => {
    expect(saves).toHaveLength(2);
    const mails = await mailsTo(facts.inbox, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Integration');
    const records = await findRaw(facts.mongodb, 'assessment', 'assessments', { email });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ phase: 'red', totalPoints: 90 });
  });
});

test("an address that is none is refused in the specification's words", async ({ page }) => {
  await page.goto('/assessment');
  await page.getByRole('textbox').first().fill('nobody');
  await page.getByRole('button', { name: 'Begin Your Assessment' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Question 1 of 30')).toHaveCount(0);
});
