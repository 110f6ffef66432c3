// Features: deals.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demoPhone } from '../stage/people.ts';
import { signIn } from '../steps/sign-in.ts';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the panel says when and where the acceptance is, gives it to a calendar and asks to move it in the chat', async ({
  page,
}) => {
  await signIn(page, demoPhone(11));
  const turn = panel(page, 'Примите квартиру');
  await expect(turn).toContainText(/Суббота,\s\d+\s[а-я]+,\s11:00/);
  await expect(turn).toContainText('У входа во вторую секцию вашего дома');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    turn.getByRole('button', { name: 'В календарь' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Приёмка.+\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/\r\nDTSTART:\d{8}T080000Z\r\n/);
  await turn.getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByRole('textbox', { name: /Сообщение/ })).toHaveValue(/Не\sсмогу\sприйти\s\d+.*11:00/);
});

test('the panel says the sum, which payment of how many it is, and its last day', async ({ page }) => {
  await signIn(page, demoPhone(10));
  const turn = panel(page, 'Внесите деньги на эскроу');
  await expect(turn).toContainText(/Платёж\s\d+\sиз\s12/);
  await expect(turn).toContainText(/\d{3}\s\d{3}\s(₽|руб)/);
  await expect(turn).toContainText(/Внести\sдо\s*\d+\s[а-я]+/);
});
