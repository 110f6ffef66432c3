// Features: contract, contracts.

import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import {
  answerQuestions,
  differFromNext,
  draftContract,
  readContract,
  sendContract,
} from '../../steps/deals/contract.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { reach } from '../../steps/deals/states.ts';
import { chooseTerms, confirmTotal } from '../../steps/deals/terms.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S4.1-07] a contract is awaited, searched, asked about, replaced under the reader’s hands, read to its end and agreed to; its paper is downloaded', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full');
  await passMembers(buyer, estate);
  await confirmTotal(buyer, estate);
  await page.goto(`/deals/${estate}/view`);
  await page.getByRole('link', { name: 'Открыть договор' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Договор долевого участия' })).toBeVisible();
  await expect(page.getByText(/Обещаем прислать до/)).toBeVisible();

  await sendContract(buyer, estate);
  await expect(page.getByRole('heading', { name: 'Пять главных условий' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Найти в договоре' });
  await search.fill('дирижабль');
  await expect(page.getByText('В договоре нет «дирижабль»')).toBeVisible();
  await search.fill('неустойк');
  await expect(page.locator('mark').first()).toBeVisible();
  await search.fill('');

  const question = page.getByLabel('Ваш вопрос к пункту 1.1');
  await page.getByRole('button', { name: 'Спросить о пункте 1.1', exact: true }).click();
  await question.fill('Если дом сдадут раньше, ключи тоже раньше?');
  await page.reload();
  await expect(question).toHaveValue('Если дом сдадут раньше, ключи тоже раньше?');
  await button(page, 'Отправить вопрос').click();
  await expect(page.getByText(/когда\sюрист\sответит/).last()).toBeVisible();
  await answerQuestions(buyer, estate, 'Да: пригласим вас, как только введут дом.');
  await expect(page.getByText('Да: пригласим вас, как только введут дом.')).toBeVisible();

  await sql('update users set frozen_at = now() where id = $1', [buyer.id]);
  await page.getByRole('article', { name: 'Пункт 2.1', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/прочитанное не\sотмечаем/).last()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Разморозить' }).last()).toBeInViewport();
  await sql('update users set frozen_at = null where id = $1', [buyer.id]);
  await readContract(buyer, estate);
  await page.reload();

  await page.getByRole('button', { name: 'Спросить о пункте 1.2', exact: true }).click();
  const unsent = page.getByLabel('Ваш вопрос к пункту 1.2');
  await unsent.fill('А если позже');
  await differFromNext(buyer);
  await draftContract(buyer, estate);
  await expect(page.getByText('Юрист готовит новую редакцию').last()).toBeInViewport();
  await sendContract(buyer, estate);
  await expect(page.getByText('Пришла редакция № 2')).toBeVisible();
  await expect(page.getByText('Действует редакция № 2').last()).toBeInViewport();
  await expect(unsent).toBeFocused();
  await unsent.pressSequentially('?');
  await button(page, 'Показать изменения').last().click();
  await expect(page.getByText('Плата за согласие на уступку')).toBeVisible();
  await page.getByRole('tab', { name: 'Вопросы' }).click();
  await expect(page.getByText('А если позже?')).toBeVisible();
  await button(page, 'Дописать').click();
  await expect(unsent).toHaveValue('А если позже?');
  await button(page, 'Не спрашивать').click();

  const agree = button(page, 'Согласиться с договором').last();
  const next = page.getByRole('button', { name: /^Читать / }).last();
  await expect(
    page
      .getByText(/^Прочитано\s\d+\sиз\s\d+$/)
      .filter({ visible: true })
      .last(),
  ).toBeVisible();
  await expect(async () => {
    if (await next.isVisible()) await next.click();
    await expect(agree).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();
  await agree.click();
  await expect(page.getByText(/^Отпечаток/)).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Скачать договор' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/);
});
