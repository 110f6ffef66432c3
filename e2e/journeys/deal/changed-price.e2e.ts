// Features: parameters, deal, discounts, catalogue.

import { groupThousands } from '@novosel/contract/texts/money.ts';
import { expect, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer, passCodePause, pickEstate } from '../../stage/people.ts';
import { dayIn } from '../../steps/browser/day-in.ts';
import { changeTerms, openDeal } from '../../steps/browser/desk.ts';
import { bringFile } from '../../steps/browser/import-file.ts';
import { button, sign } from '../../steps/deals/booking.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { lead } from '../../steps/deals/states.ts';
import { chooseTerms } from '../../steps/deals/terms.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S2.3-07, S2.3-32, S4.1-07] between the calculation and its confirmation a price list changes nothing, the end of a promotion is told and asked about anew', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Ценникова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  const [flat] = await sql<{ complex: string; rubles: number }>(
    `select c.name as complex, (e.price_full / 100)::int as rubles
     from estates e join complexes c on c.id = e.complex_id where e.id = $1`,
    [estate],
  );
  if (!flat) throw new Error('no estate');
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  const price = page.getByText('Цена по договору, всё сразу').locator('xpath=following-sibling::dd[1]');
  const changed = page.getByText('Расчёт изменился');

  await test.step('the manager gives a promotion, and the buyer chooses it', async () => {
    await signInStaff(desk, 'manager');
    await openDeal(desk, surname, surname);
    await desk.getByRole('button', { name: 'Дать скидку' }).click();
    const window = desk.getByRole('dialog', { name: 'Дать скидку' });
    await window.getByLabel('Только одна из акций, по выбору покупателя').check();
    await window.getByLabel('За что скидка').fill('Тихий причал');
    await window.getByLabel('Процент от цены').fill('3');
    await window.getByLabel('По какой день').fill(dayIn(30));
    await window.getByLabel('Причина').fill('Обещали при встрече');
    await window.getByRole('button', { name: 'Дать скидку' }).click();
    await expect(window).toBeHidden();
    await signIn(page, buyer.phone, `/deals/${estate}/parameters`);
    await page.getByRole('radio', { name: /Тихий причал/ }).check({ force: true });
    await page.getByLabel('Условия оплаты мне понятны').check();
    await button(page, 'Сохранить условия').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Условия записаны' })).toBeVisible();
    await passMembers(buyer, estate);
    await page.goto(`/deals/${estate}/parameters/total`);
  });
  const was = (await price.first().textContent()) ?? '';

  await test.step('a dearer price list leaves the booked price alone', async () => {
    const name = `ceny-${estate}.csv`;
    await bringFile(desk, name, flat.complex, [
      'id;Цена, полная оплата',
      `${estate};${flat.rubles + 500_000}`,
    ]);
    await desk.getByRole('button', { name: 'Применить', exact: true }).click();
    await desk
      .getByRole('dialog', { name: 'Применить файл?' })
      .getByRole('button', { name: 'Изменить 1 объект' })
      .click();
    await expect(desk.getByText('применён', { exact: true })).toBeVisible();
    await page.reload();
    await expect(price.first()).toHaveText(was);
    await expect(changed.filter({ visible: true })).toHaveCount(0);
  });

  await test.step('the promotion is taken back: what it was, what it is, and why', async () => {
    await page.getByLabel('Цена, оплата и владельцы верны').check();
    await openDeal(desk, surname, surname);
    await desk.getByRole('button', { name: 'Отозвать скидку «Тихий причал»' }).click();
    const window = desk.getByRole('dialog', { name: 'Отозвать скидку' });
    await window.getByLabel('Причина').fill('Акция только для рассрочки');
    await window.getByRole('button', { name: 'Отозвать скидку' }).click();
    await expect(window).toBeHidden();
    // The open page may be told of it before the press.
    const press = { timeout: 5000 };
    await button(page, 'Подтвердить итог')
      .click(press)
      .catch(() => undefined);
    const why = page.getByText(/^Было.*стало.*акция\sзакончилась/);
    await expect(why).toBeInViewport();
    await expect(why).toContainText(was);
    await expect(button(page, 'Подтвердить итог')).toHaveCount(0);
  });

  await test.step('he saves his terms anew and confirms the new sum', async () => {
    await button(page, 'Изменить условия').click();
    await expect(page.getByRole('radio', { name: /Тихий причал/ })).toHaveCount(0);
    await page.getByLabel('Условия оплаты мне понятны').check();
    await button(page, 'Сохранить условия').click();
    await page.getByRole('link', { name: 'Проверить итог' }).filter({ visible: true }).first().click();
    await expect(price.first()).not.toHaveText(was);
    await expect(changed.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByLabel('Цена, оплата и владельцы верны')).not.toBeChecked();
    await page.getByLabel('Цена, оплата и владельцы верны').check();
    await button(page, 'Подтвердить итог').click();
    await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  });
  await desk.context().close();
});

test('[S2.3-32, S4.1-07] a price that the desk has changed is signed in another tab, and the open total asks about it anew', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const surname = ownSurname('Ценникова');
  const [buyer, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  await chooseTerms(buyer, estate, 'full');
  await passMembers(buyer, estate);
  await signIn(page, buyer.phone, `/deals/${estate}/parameters/total`);
  const agree = page.getByLabel('Цена, оплата и владельцы верны');
  await agree.check();

  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'manager');
  const reason = 'Пересчитали площадь после обмера';
  const rubles = await changeTerms(desk, surname, { percent: 4, reason });
  const tab = await page.context().newPage();
  await tab.goto(`/booking/${estate}`);
  await expect(tab.getByText(reason).first()).toBeVisible();
  await expect(tab.getByText(/^Заплатите\sна\s.+больше/)).toBeVisible();
  await passCodePause(buyer);
  await sign(tab, buyer);
  await expect(tab.getByRole('heading', { name: 'Новые условия подписаны' })).toBeVisible();

  await expect(page.getByText(new RegExp(groupThousands(rubles))).first()).toBeVisible();
  await expect(agree).not.toBeChecked();
  await agree.check();
  await button(page, 'Подтвердить итог').click();
  await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  await desk.context().close();
});
