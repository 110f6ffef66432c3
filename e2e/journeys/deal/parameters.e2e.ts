// Features: parameters.

import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { refuse } from '../../steps/browser/refuse.ts';
import { button } from '../../steps/deals/booking.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.3-07, S2.3-31, S2.3-32, S3-55, S3-71, S3-76] a buyer compares three ways, chooses his terms, which survive a reload, and confirms the total', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'success', 'free');
  await page.goto(`/deals/${estate}/view`);
  await page.getByRole('link', { name: 'Выбрать условия' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Выберите условия покупки' })).toBeVisible();

  const price = page.getByRole('complementary').getByRole('status');
  const full = await price.textContent();
  const ways = page.getByRole('group', { name: 'Три способа, один расчёт' });
  await ways.getByRole('radio', { name: /^Ипотека/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Срок' }).fill('20');
  await page.keyboard.press('Enter');
  await expect(ways.getByRole('radio', { name: /на 20 лет/ })).toBeChecked();
  await expect(page.getByText('Отметьте, что условия вам понятны.')).toHaveCount(0);
  await button(page, 'два вычета').click();
  await expect(page.getByRole('complementary').getByText('из налога, два вычета')).toBeVisible();
  await ways.getByRole('radio', { name: /^Рассрочка/ }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'План платежей' })).toBeVisible();
  await button(page, '50 % и ещё 6 платежей').click();
  await expect(ways.getByRole('radio', { name: /50 % и ещё 6 платежей/ })).toBeChecked();
  expect(await price.textContent()).not.toBe(full);
  await page.getByRole('radio', { name: /^Совместная/ }).check({ force: true });
  const capital = page.getByRole('textbox', { name: 'Материнский капитал' });
  await capital.fill('999999999');
  await expect(page.getByText('капитал не может быть больше')).toBeVisible();
  await capital.fill('728922');
  await page.reload();
  await expect(capital).toHaveValue(/^728\s922$/);
  await expect(page.getByRole('radio', { name: /^Совместная/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Индивидуальная/ }).check({ force: true });

  const save = button(page, 'Сохранить условия').filter({ visible: true });
  await save.click();
  await expect(page.getByText('Отметьте, что условия вам понятны.')).toBeVisible();
  const agree = page.getByLabel('Условия оплаты мне понятны');
  await expect(agree).toBeFocused();
  await agree.check();
  await refuse(page, '**/api/deals/*/parameters', { code: 'PRICE_CHANGED', method: 'POST', times: 1 });
  await save.click();
  await expect(page.getByText('Цена изменилась.')).toBeVisible();
  await expect(agree).not.toBeChecked();
  await agree.check();
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Условия записаны' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Укажите участников сделки' })).toBeVisible();
  await expect(page.getByText('Рассрочка').first()).toBeVisible();

  await passMembers(buyer, estate);
  await page.goto(`/deals/${estate}/parameters/total`);
  const confirm = button(page, 'Подтвердить итог').filter({ visible: true });
  await confirm.click();
  await expect(page.getByText('Отметьте, что всё верно, или измените условия.')).toBeVisible();
  await page.getByLabel('Цена, оплата и владельцы верны').check();
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Готовим договор' }).first()).toBeVisible();
  await page.goto(`/deals/${estate}/parameters`);
  await expect(page.getByText('Условия больше не меняются')).toBeVisible();
  await expect(button(page, 'Изменить условия')).toHaveCount(0);
});
