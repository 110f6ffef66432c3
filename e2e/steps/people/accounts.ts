import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { codeFor, letterFor } from '../../stage/outside.ts';
import { newSecret } from '../../stage/people.ts';
import { button } from '../deals/booking.ts';

/** A person who has no account yet. */
export function stranger() {
  const phone = `7998${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return { phone, email: `${phone}@post.test`, surname: 'Новосёлова', firstName: 'Вера' };
}

/** Step one of the registration, with the required consent; requests the code. */
export async function fillDetails(page: Page, person: ReturnType<typeof stranger>): Promise<void> {
  await page.getByLabel('Фамилия').fill(person.surname);
  await page.getByLabel('Имя').fill(person.firstName);
  await page.getByLabel('Телефон').fill(person.phone.slice(1));
  await page.getByLabel('Электронная почта').fill(person.email);
  await page.getByLabel(/Принимаю/).check();
  await button(page, 'Получить код').click();
}

/** The last step: the code sent to the phone, and a password. */
export async function fillCode(page: Page, phone: string, since: Date, secret = newSecret): Promise<void> {
  await expect(page.getByText(/Отправили код на/)).toBeVisible();
  await page.getByLabel(/^Код/).fill(await codeFor(phone, since));
  await page.getByLabel('Новый пароль', { exact: true }).fill(secret);
}

/** Opens the link in the letter sent to an address after a moment, and presses the button of its page. */
export async function confirmByLetter(page: Page, email: string, since: Date): Promise<void> {
  const { text } = await letterFor(email, since);
  await page.goto(/https?:\/\/\S+\/auth\/email\/\S+/.exec(text)?.[0] ?? '');
  await button(page, 'Подтвердить почту').click();
  await expect(page.getByText(/Почта подтверждена/)).toBeVisible();
}
