// Features: deal, discounts, loyalty.
// Widths: wide, staff work at a desk.

import { expect, type Locator, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { quietFlat } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000)
    .toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' })
    .replace(/\D/g, '');

/** Opens a list of the form and chooses an option. */
async function choose(form: Locator, list: string, option: string | RegExp): Promise<void> {
  await form.getByLabel(list, { exact: true }).click();
  await form.page().getByRole('option', { name: option }).click();
}

test('[S2.1-04, S3-62] a manager gives a discount from the deal’s card: the buyer is told and sees it in the next price, and then it is taken back', async ({
  page,
  browser,
  contextOptions,
}) => {
  const surname = ownSurname('Скидкина');
  const [buyer, held, next] = await Promise.all([makeBuyer({ surname }), pickEstate(), pickEstate()]);
  const [place] = await sql<{ complex: string; number: string; building: number }>(
    `select c.name as complex, b.number, b.id as building from estates e
     join buildings b on b.id = e.building_id join complexes c on c.id = e.complex_id where e.id = $1`,
    [next],
  );
  if (!place) throw new Error('no estate');
  const elsewhere = await quietFlat(place.complex === 'Северный мол' ? 'Маячный квартал' : 'Северный мол');
  await signIn(page, buyer.phone);
  await reach(page, buyer, held, 'passport');
  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'manager');
  await openDeal(desk, surname, surname);
  const given = desk.getByRole('list', { name: 'Персональные скидки' });

  await test.step('what is wrong is said at its field', async () => {
    await expect(desk.getByText('Скидок пока нет.')).toBeVisible();
    await desk.getByRole('button', { name: 'Дать скидку' }).click();
    const window = desk.getByRole('dialog', { name: 'Дать скидку' });
    await window.getByLabel('Процент от цены').fill('35');
    await window.getByRole('button', { name: 'Дать скидку' }).click();
    for (const words of [
      'Напишите хотя бы три буквы',
      'Проверьте размер скидки',
      'Нужен сегодняшний день или позже, не раньше начала',
      'Напишите причину, хотя бы 3 знака',
    ])
      await expect(window.getByText(words)).toBeVisible();
    await window.getByLabel('За что скидка').fill('За терпение');
    await window.getByLabel('Процент от цены').fill('2,5');
    await window.getByLabel('По какой день').fill(inDays(10));
    await window.getByLabel('Причина').fill('Ждал справку две недели');
    const where = window.getByRole('group', { name: 'Где действует' });
    await choose(where, 'Комплекс', place.complex);
    await choose(where, 'Корпус', new RegExp(`^${place.number} — `));
    await where.getByLabel('Квартиры').check();
    await where.getByLabel('Кладовые').check();
    await window.getByRole('button', { name: 'Дать скидку' }).click();
    await expect(window).toBeHidden();
    const told = `Только в комплексе «${place.complex}», корпус ${place.number}: квартиры и кладовые`;
    await expect(given.getByText(told)).toBeVisible();
    await expect(given.getByText('−2,5 % · За терпение')).toBeVisible();
    await expect(given.getByText(/Ждал справку две недели/)).toBeVisible();
    await expect(given.getByText('действует')).toBeVisible();
  });

  await test.step('the buyer is told, and the next booking costs less', async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: /скидка: 2,5/ })).toBeVisible();
    await page.goto('/discounts');
    await expect(page.getByRole('region', { name: 'Действуют' }).getByText('За терпение')).toBeVisible();
    await page.goto(`/booking/${next}`);
    await expect(page.getByText('За терпение')).toBeVisible();
    await page.goto(`/booking/${elsewhere.id}`);
    await expect(page.getByLabel('Принимаю условия бронирования')).toBeVisible();
    await expect(page.getByText('За терпение')).toBeHidden();
  });

  await test.step('it is taken back with a reason', async () => {
    await desk.getByRole('button', { name: 'Отозвать скидку «За терпение»' }).click();
    const window = desk.getByRole('dialog', { name: 'Отозвать скидку' });
    await window.getByLabel('Причина').fill('Дали не тому покупателю');
    await window.getByRole('button', { name: 'Отозвать скидку' }).click();
    await expect(window).toBeHidden();
    await expect(given.getByText('отозвана', { exact: true })).toBeVisible();
    await page.goto('/discounts');
    const over = page.getByRole('region', { name: 'Закончились' });
    await expect(over.getByText('За терпение')).toBeVisible();
    await expect(over.getByText(/^отозвана/)).toBeVisible();
  });

  await test.step('support sees it on the buyer’s card and may not give', async () => {
    const support = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(support, 'support');
    await support.goto(`${addresses.office}/people/${buyer.id}`);
    await expect(support.getByText('−2,5 % · За терпение')).toBeVisible();
    await expect(support.getByRole('button', { name: 'Дать скидку' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(support.getByText('Скидки дают менеджер и администратор')).toBeVisible();
    await support.context().close();
  });
  await desk.context().close();
});
