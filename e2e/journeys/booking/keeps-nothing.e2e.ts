// Features: auth, profile, sign-in.
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { closeStorage, fillStorage, refuseCookies } from '../../steps/browser/keeps-nothing.ts';
import { button } from '../../steps/deals/booking.ts';
import { atDesk, enterPhone, enterStaff, signInStaff } from '../../steps/people/sign-in.ts';

const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

for (const [name, make] of [
  ['that keeps nothing', closeStorage],
  ['whose storage is full', fillStorage],
] as const)
  test(`a browser ${name}: one signs in, comes where he was going, and out again`, async ({ page }) => {
    await make(page);
    const errors = watchErrors(page);
    await page.goto('/profile');
    await atPath(page, '/auth');
    await enterPhone(page, (await makeBuyer()).phone);
    await atPath(page, '/profile');
    await page.getByRole('region', { name: 'Язык' }).getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.locator('main h1')).toBeVisible();
    await page.goto('/logout');
    await page.getByRole('main').getByRole('button').first().click();
    await atPath(page, '/auth');
    await expect(button(page, 'Войти')).toBeVisible();
    expect(errors).toEqual([]);
  });

test('a browser that takes no cookies: a sentence says what is off', async ({ page }) => {
  await refuseCookies(page);
  await page.goto('/auth');
  await enterPhone(page, (await makeBuyer()).phone);
  await expect(page.getByRole('alert')).toContainText('Браузер не хранит файлы cookie');
});

test.describe('at the desk', () => {
  test.use(atDesk);

  test('a browser that keeps nothing: both steps stand, and the queue', async ({ page }) => {
    await closeStorage(page);
    const errors = watchErrors(page);
    await page.goto(`${addresses.office}/people`);
    await enterStaff(page, 'support@demo.test');
    await expect(page.getByLabel(/Код/)).toBeVisible();
    await signInStaff(page, 'support');
    await page.getByRole('link', { name: 'Покупатели' }).click();
    await page.getByRole('searchbox', { name: 'Кого найти' }).fill('Анна Королёва');
    await expect(page.getByRole('link', { name: /Королёва Анна Сергеевна/ })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
