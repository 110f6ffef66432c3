// Features: profile, identity.

import { expect, test } from '@playwright/test';
import { letterFor } from '../../stage/outside.ts';
import { growOld, makeBuyer, password, pickEstate } from '../../stage/people.ts';
import { acceptTerms, button } from '../../steps/deals/booking.ts';
import { unfreeze } from '../../steps/people/freeze.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

test('[S2.1-11, S4.2-13] a buyer freezes the cabinet: nothing is booked, the banner says so everywhere, staff see it; the password and a code unfreeze it (promises 5, 11)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [{ phone, surname }, estate] = await Promise.all([
    makeBuyer({ surname: ownSurname('Морозова') }),
    pickEstate(),
  ]);
  await signIn(page, phone, '/profile');
  const since = new Date();
  const card = page.getByRole('region', { name: 'Кабинет заморожен' });
  const banner = page.getByText('Подписывать, платить и менять контакты нельзя.');

  await test.step('what is closed is read first; a session proved long ago is asked for the password', async () => {
    await growOld(phone);
    await button(page, 'Заморозить').click();
    const asked = page.getByRole('dialog', { name: 'Заморозить кабинет' });
    await expect(asked.getByText(/Закроется сразу и\sна\sвсех устройствах/)).toBeVisible();
    await asked.getByRole('button', { name: 'Заморозить кабинет' }).click();
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await proof.getByLabel('Пароль', { exact: true }).fill(password);
    await proof.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(page.getByRole('dialog', { name: 'Кабинет заморожен' })).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(card.getByRole('heading').locator('span')).toBeFocused();
    expect((await letterFor(`${phone}@buyer.test`, since)).subject).toContain('заморожен');
  });

  await test.step('a booking is refused in words, and the banner stands on that page too', async () => {
    await page.goto(`/booking/${estate}`);
    await acceptTerms(page);
    await expect(page.getByText(/Вы заморозили кабинет/)).toBeVisible();
    await expect(banner).toBeVisible();
    await page.goto('/feedback');
    await expect(banner).toBeVisible();
  });

  await test.step('staff see it on the card of the person', async () => {
    const desk = await (await browser.newContext(contextOptions)).newPage();
    await signInStaff(desk, 'support');
    await desk.getByRole('link', { name: 'Покупатели' }).click();
    await desk.getByRole('searchbox', { name: 'Кого найти' }).fill(surname.toLowerCase());
    await desk.getByRole('link', { name: new RegExp(surname) }).click();
    await expect(desk.getByText('Покупатель заморозил кабинет')).toBeVisible();
    await desk.context().close();
  });

  await test.step('a wrong password leaves it frozen; the right one with the code ends it', async () => {
    await page.getByRole('link', { name: 'Разморозить' }).click();
    await unfreeze(page, phone, 'не тот пароль');
    await expect(page.getByText('Это не ваш нынешний пароль.')).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Пароль' })).toBeFocused();
    await card.getByRole('textbox', { name: 'Пароль' }).fill(password);
    await button(page, 'Разморозить кабинет').click();
    await expect(page.getByRole('dialog', { name: 'Кабинет разморожен' })).toBeVisible();
    await expect(banner).toBeHidden();
    const thawed = page.getByRole('region', { name: 'Заморозить кабинет' });
    await expect(thawed.getByRole('heading').locator('span')).toBeFocused();
  });
});
