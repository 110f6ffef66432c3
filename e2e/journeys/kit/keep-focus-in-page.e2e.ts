// Features: profile.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { builtFile } from '../../steps/browser/built-file.ts';
import { letterIn } from '../../steps/deals/feedback.ts';
import { keepFlat } from '../../steps/deals/keep-flat.ts';
import { signIn } from '../../steps/people/sign-in.ts';

/**
 * Presses a control by the keyboard that the press removes; afterwards the focus must be somewhere in the
 * page.
 */
async function pressAway(page: Page, name: RegExp | string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Waits until the page is idle: the code that keeps the focus loads after its data. */
async function openQuiet(page: Page, address: string): Promise<void> {
  const loaded = page.waitForResponse(`**${builtFile('keep-focus-in-page')}`);
  await page.goto(address);
  await (await loaded).finished();
}

const focused = (page: Page) => page.locator(':focus');

test('what takes itself away by its own button leaves the focus in its place, not at the top of the page', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await test.step('rows of a list: the same button of the next one, and the title after the last', async () => {
    for (const words of ['Первый вопрос', 'Второй вопрос']) {
      await page.goto(`/feedback/create/${crypto.randomUUID()}`);
      await letterIn(page).message.fill(words);
      await expect(page.getByText('Черновик сохранён')).toBeVisible();
    }
    await openQuiet(page, '/feedback');
    const drafts = page.getByRole('region', { name: 'Черновики' });
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
    await pressAway(page, /^Удалить черновик/);
    await expect(drafts.getByRole('listitem')).toHaveCount(1);
    await expect(drafts.getByRole('button', { name: /^Удалить черновик/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drafts).toBeHidden();
    await expect(focused(page)).toHaveCount(1);
  });
  await test.step('a form that closes: what opens it', async () => {
    await keepFlat(page, await pickEstate());
    await openQuiet(page, '/favorites');
    await pressAway(page, /^Написать заметку/);
    await expect(page.getByLabel('Заметка')).toBeFocused();
    await pressAway(page, 'Не менять');
    await expect(page.getByRole('button', { name: /^Написать заметку/ })).toBeFocused();
  });
});
