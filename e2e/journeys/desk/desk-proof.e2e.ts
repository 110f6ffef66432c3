// Features: proof, sign-in, identity.
// Widths: wide, staff work at a desk.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { totpFor } from '../../stage/outside.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';
import { provedAgo } from '../../steps/people/staff.ts';

const sessionIsOld = (desk: Page) => provedAgo(desk, 10);
const form = 'Пригласить';

test.describe('acts that give power at the desk ask who is there (promise 11)', () => {
  test.beforeEach(({ page }) => signInStaff(page, 'admin'));

  test('an invitation waits behind the window of the proof; who leaves it loses nothing that he has typed', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.clock.install();
    const mark = randomUUID().slice(0, 6);
    const [surname, email] = [ownSurname('Лугова'), `lugova-${mark}@work.test`];
    const window = page.getByRole('dialog', { name: form });
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    const send = window.getByRole('button', { name: 'Отправить приглашение' });

    await test.step('a session proved long ago is asked; Escape leaves the window alone, and the act says what it wants', async () => {
      await sessionIsOld(page);
      await page.goto(`${addresses.office}/staff`);
      await page.getByRole('button', { name: form, exact: true }).click();
      await window.getByLabel('Фамилия').fill(surname);
      await window.getByLabel('Имя').fill('Ольга');
      await window.getByLabel('Рабочая почта').fill(email);
      await window.getByLabel('поддержка').check();
      await send.click();
      await expect(proof.getByLabel('Код из приложения или резервный код')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(proof).toBeHidden();
      await expect(window.getByText('Подтвердите, что это вы, и повторите.')).toBeVisible();
      await expect(window.getByLabel('Фамилия')).toHaveValue(surname);
      await expect(window.getByLabel('поддержка')).toBeChecked();
    });

    await test.step('a press beside it leaves it alone, too', async () => {
      await send.click();
      await expect(proof).toBeVisible();
      // An earlier press counts as the second half of a double press.
      await page.clock.runFor(400);
      await page.mouse.click(5, 5);
      await expect(proof).toBeHidden();
      await expect(window.getByLabel('Фамилия')).toHaveValue(surname);
    });

    await test.step('nothing, and a wrong number, prove nothing; a right one carries the act out', async () => {
      await send.click();
      await proof.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(proof.getByText('Введите 6 цифр или резервный код из 10 знаков')).toBeVisible();
      const field = proof.getByLabel('Код из приложения или резервный код');
      await field.fill('aaaaa-aaaaa');
      await page.keyboard.press('Enter');
      await expect(proof.getByText('Такого резервного кода нет, или он уже использован.')).toBeVisible();
      await field.fill(await totpFor('admin@demo.test'));
      await proof.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(proof).toBeHidden();
      await expect(window).toBeHidden();
      await expect(page.getByRole('list', { name: 'Приглашены' }).getByText(surname)).toBeVisible();
    });

    await test.step('the next act asks nothing for five minutes', async () => {
      await page.getByRole('button', { name: new RegExp(`Отправить снова:.*${surname}`) }).click();
      await expect(page.getByText(`Приглашение отправлено: ${email}`).first()).toBeVisible();
      await expect(proof).toBeHidden();
    });

    await test.step('a new secret is asked for in the same way, and told once', async () => {
      await sessionIsOld(page);
      await page.goto(`${addresses.office}/sites`);
      await page.getByRole('button', { name: 'Зарегистрировать программу' }).click();
      const machine = page.getByRole('dialog', { name: 'Зарегистрировать программу' });
      await machine.getByLabel('Имя в протоколе').fill(`proof-${randomUUID().slice(0, 8)}`);
      await machine.getByLabel('Название').fill('Учёт');
      await machine.getByRole('button', { name: 'Зарегистрировать' }).click();
      await proof.getByLabel('Код из приложения или резервный код').fill(await totpFor('admin@demo.test'));
      await proof.getByRole('button', { name: 'Подтвердить' }).click();
      const secret = page.getByRole('dialog', { name: 'Секрет показываем один раз' });
      await expect(secret.getByLabel('Секрет', { exact: true })).toHaveValue(/^[\w-]{43,}$/);
      await secret.getByRole('button', { name: 'Секрет записан' }).click();
    });
  });
});
