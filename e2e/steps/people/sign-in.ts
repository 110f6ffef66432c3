import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { totpFor } from '../../stage/outside.ts';
import { openSession, password } from '../../stage/people.ts';

/** Fills in the sign-in form on the screen, and sends it. */
export async function enterPhone(page: Page, phone: string, secret = password): Promise<void> {
  await page.getByLabel('Телефон').fill(phone.slice(1));
  await page.getByLabel('Пароль', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Opens home or `path` as a signed-in person, with a prepared session. */
export async function signIn(page: Page, phone: string, path?: string): Promise<void> {
  await page.context().addCookies([...(await openSession('cabinet', phone)).cookies]);
  await page.goto(path ?? '/dashboard');
  if (!path) await expect(page.locator('main h1')).toBeVisible();
}

/** The same by the call of the sign-in, for its side effects: the audit record, the known device. */
export async function signInByPassword(page: Page, phone: string, path = '/dashboard'): Promise<void> {
  const { request } = page;
  await request.get('/api/session/init?t=0');
  const guest = (await page.context().cookies()).find(({ name }) => name.endsWith('novosel_csrf'));
  const entered = await request.post('/api/auth/login', {
    headers: { origin: addresses.cabinet, 'x-csrf-token': decodeURIComponent(guest?.value ?? '') },
    data: { type: 'phone', phone, password },
  });
  expect(await entered.json()).toMatchObject({ result: true });
  await page.goto(path);
}

/** Browser options of a member of staff, also where the buyer's is a phone. */
export const atDesk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const roles = ['manager', 'support', 'lawyer', 'accountant', 'admin'] as const;
export type Role = (typeof roles)[number];

export const isRole = (name: string): name is Role => roles.some((role) => role === name);

/**
 * Opens the desk as a member of staff, with a prepared session: each second factor is valid once in half a
 * minute.
 */
export const signInStaff = (page: Page, role: Role): Promise<void> =>
  signInColleague(page, `${role}@demo.test`);

export async function signInColleague(page: Page, email: string): Promise<void> {
  await page.context().addCookies([...(await openSession('office', email)).cookies]);
  await page.goto(`${addresses.office}/`);
  await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
}

/** Signs a member of staff in by both steps: the password and the code of the second factor. */
export async function signInStaffByHand(page: Page, role: Role): Promise<void> {
  const email = `${role}@demo.test`;
  await enterStaff(page, email);
  await page.getByLabel(/Код/).fill(await totpFor(email));
  await expect(page.getByRole('heading', { name: 'Очередь' })).toBeVisible();
}

/** The first step alone. */
export async function enterStaff(page: Page, email: string): Promise<void> {
  await page.goto(`${addresses.office}/`);
  await page.getByLabel('Рабочая почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Продолжить' }).click();
}
