// Features: parameters.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { lead } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S3-71, S4.1-07] a flat by installments with a parking place: two deals, and the end of one is not that of the other', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await lead(buyer, estate, 'success', 'free');
  await signIn(page, buyer.phone, `/deals/${estate}/parameters`);
  await page.getByRole('radio', { name: /^Рассрочка/ }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'План платежей' })).toBeVisible();

  const places = page.getByRole('list', { name: 'Паркинг' }).getByRole('button');
  await places.nth(buyer.id % (await places.count())).click();
  const take = button(page, /^Взять за/);
  await expect(take).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Взято' })).toHaveCount(0);
  await places.nth(buyer.id % (await places.count())).click();
  await take.click();
  const taken = page.getByRole('list', { name: 'Взято' }).getByRole('link');
  await expect(taken).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^Рассрочка/ })).toBeChecked();

  await page.getByLabel('Условия оплаты мне понятны').check();
  await button(page, 'Сохранить условия').filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Условия записаны' })).toBeVisible();
  await passMembers(buyer, estate);
  await page.goto(`/deals/${estate}/parameters/total`);
  await expect(page.getByText(/Машино-место №/).first()).toBeVisible();
  await page.getByLabel('Цена, оплата и владельцы верны').check();
  await button(page, 'Подтвердить итог').filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();

  await page.goto(`/deals/${estate}/view`);
  await page.getByRole('region', { name: 'Куплено вместе' }).getByRole('link').click();
  await expect(page.getByText('Вы взяли машино-место вместе с другой покупкой')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Выберите условия покупки' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Отказаться от брони' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
  await expect(page.getByRole('heading', { name: 'Бронь отменена' }).first()).toBeVisible();
  await page.goto(`/deals/${estate}/view`);
  await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Куплено вместе' })).toContainText('Закрыта');
});
