// Features: booking.
import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import {
  atScreen,
  begin,
  button,
  passport,
  sign,
  typePassport,
  uploadScan,
} from '../../steps/deals/booking.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S2.3-01, S3-33, S3-36, S4.8-04, S4.8-13, S5-43] what was typed survives a reload; a closed browser comes back to the right screen', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await begin(page, estate);

  await test.step('a half-filled passport and its scan outlive a reload', async () => {
    await typePassport(page);
    await uploadScan(page, 'разворот.png');
    await page.getByLabel('Кем выдан').fill('');
    await page.reload();
    await expect(page.getByLabel('Фамилия')).toHaveValue('Проверкина');
    await expect(page.getByLabel('Серия и номер')).toHaveValue('9900 123456');
    await expect(page.getByLabel('Место рождения')).toHaveValue('г. Архангельск');
    await expect(page.getByRole('button', { name: 'Женский' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /(Убрать|Удалить)/ })).toBeVisible();
  });

  await test.step('what is missing is named at its field', async () => {
    await button(page, 'Подготовить соглашение').click();
    await expect(page.getByText('Необходимо заполнить «Кем выдан»')).toBeVisible();
    await page.getByLabel('Кем выдан').fill(passport[4]?.[1] ?? '');
    await button(page, 'Подготовить соглашение').click();
    await atScreen(page, estate, 'sign');
  });

  await page.context().close();
  const later = await browser.newContext(contextOptions);
  const again = await later.newPage();
  await test.step('the way on stands on the dashboard', async () => {
    await signIn(again, buyer.phone);
    await again.locator(`main a[href="/deals/${estate}/booking/sign"]`).first().click();
    await atScreen(again, estate, 'sign');
  });
  await test.step('a screen out of turn leads to where the booking stands', async () => {
    await again.goto(`/deals/${estate}/booking/success`);
    await atScreen(again, estate, 'sign');
    await again.goto(`/deals/${estate}`);
    await atScreen(again, estate, 'sign');
  });
  await sign(again, buyer);
  await atScreen(again, estate, 'payment');
  await later.close();
});

test('[S2.3-17] a buyer gives the booking up: it is canceled, the flat is free', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await begin(page, estate);
  await button(page, 'Отказаться от брони').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Почему/).fill('Нашли этаж выше');
  await dialog.getByRole('button', { name: 'Отказаться от брони' }).click();
  await atScreen(page, estate, 'canceled');
  await expect(page.getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
  await expect(page.getByText('Нашли этаж выше')).toBeVisible();
  await page.getByRole('link', { name: 'Забронировать снова' }).click();
  await atScreen(page, estate, 'start');
});

test('[S3-80] a free hold needs no money: the signature alone books the flat', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await begin(page, estate, 'free');
  await typePassport(page);
  await uploadScan(page);
  await button(page, 'Подготовить соглашение').click();
  await atScreen(page, estate, 'sign');
  await sign(page, buyer);
  await atScreen(page, estate, 'success');
  await expect(page.getByRole('main').getByText('бесплатно')).toBeVisible();
});
