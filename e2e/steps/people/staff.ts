import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { addTelephone, letterFor, totpFor } from '../../stage/outside.ts';
import { proveDeskSession } from '../../stage/people.ts';

export const staffSecret = 'тихая вода у крыльца';

/** The administrator sends an invitation. @returns the link in its letter */
export async function inviteStaff(desk: Page, email: string, surname: string): Promise<string> {
  const since = new Date();
  await desk.goto(`${addresses.office}/staff`);
  await desk.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const window = desk.getByRole('dialog', { name: 'Пригласить' });
  await window.getByLabel('Фамилия').fill(surname);
  await window.getByLabel('Имя').fill('Ольга');
  await window.getByLabel('Рабочая почта').fill(email);
  await window.getByLabel('поддержка').check();
  await window.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(window).toBeHidden();
  const { text } = await letterFor(email, since);
  return /https?:\/\/\S+\/set-up\/[\w-]+/.exec(text)?.[0] ?? '';
}

/** Sets the password on the page of the link. */
export async function beginSetUp(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Новый пароль', { exact: true }).fill(staffSecret);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Второй шаг входа' })).toBeVisible();
}

/** Adds the shown secret to an authenticator and sends its code. @returns the recovery codes */
export async function finishSetUp(page: Page, email: string): Promise<string[]> {
  const secret = ((await page.getByTestId('factor-secret').textContent()) ?? '').replaceAll(/\s/g, '');
  await addTelephone(email, secret);
  await page.getByLabel(/Код/).fill(await totpFor(email));
  await page.getByRole('button', { name: 'Подтвердить и войти' }).click();
  const codes = page.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

/** Sets how long ago the member of staff on this page re-authenticated (promise 11). */
export async function provedAgo(desk: Page, minutes: number): Promise<void> {
  const cookies = await desk.context().cookies(addresses.office);
  await proveDeskSession(cookies.find(({ name }) => name === '__Host-novosel_desk')?.value ?? '', minutes);
}
