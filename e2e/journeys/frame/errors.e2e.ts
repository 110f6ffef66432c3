// Features: deals.
import { expect, type Page, test } from '@playwright/test';
import { makeBuyer } from '../../stage/people.ts';
import { breakGuard } from '../../steps/browser/break-guard.ts';
import { builtFile } from '../../steps/browser/built-file.ts';
import { allowAll, answerMalformed, refuse } from '../../steps/browser/refuse.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const isTrouble = async (page: Page, code: string, message: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сервис временно недоступен');
  await expect(page.getByText('Мы уже работаем над этим. Попробуйте позже.')).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
};

test('[S2.7-32, S2.7-33, S2.7-34, S2.7-35, S4.10-10, S4.10-11, S8-24] a guard that fails: the page of an error with 500 and what has failed', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await breakGuard(page);
  await page.goto('/dashboard?flat_id=301108');
  await isTrouble(page, '500', 'The storage is closed');
  await expect(page.getByRole('link', { name: 'В личный кабинет' })).toHaveAttribute('href', '/');
});

test('[S2.5-16] a guest sees the page of an error in the simple layout', async ({ page }) => {
  await breakGuard(page);
  await page.goto('/dashboard');
  await isTrouble(page, '500', 'The storage is closed');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Купить квартиру' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/auth',
  );
});

test('[S2.5-16] also of a page that has another layout', async ({ page }) => {
  for (const [module, place] of [
    ['access-pages', '/auth/forgot'],
    ['opinion-page', '/opinion/token'],
  ] as const) {
    await page.route(`**${builtFile(module)}`, (route) => route.abort());
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сервис временно недоступен');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
    await expect(page).toHaveTitle(/^Сервис временно недоступен/);
  }
});

test('[S2.7-33, S2.7-35, S8-24] the check of an address fails: the page of an error with the status of the failure and the words of the server', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await refuse(page, '**/api/deals/301108', { code: 'STEP_WRONG', message: 'Сделка не открылась' });
  await page.goto('/deals/301108');
  await expect(page.getByText('409', { exact: true })).toBeVisible();
  await expect(page.getByText('Сделка не открылась')).toBeVisible();
  await page.goto('/deals/никакая');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('[S8-29] the list of flats that does not come is only logged', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await refuse(page, '**/api/flats', { code: 'INTERNAL' });
  await page.goto('/documents');
  await expect.poll(() => logged.filter((line) => line.includes('url: /api/flats,'))).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible();
  await expect(page.getByText('Загрузилось не всё')).toBeHidden();
});

test('[S8-25, S8-26, S8-27, S8-28, S8-30, S8-32, S8-34] what fails at the start is logged and told; the rest goes on', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await refuse(page, '**/api/managers', { code: 'INTERNAL', data: { part: 7 } });
  await refuse(page, '**/api/bonus/account', { code: 'INTERNAL' });
  await answerMalformed(page, '**/api/flats');
  await page.route('**/api/mortgage', (route) => route.abort());
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
  const alert = page.getByText('Загрузилось не всё');
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Не ответили: менеджер, ипотека, карта лояльности')).toBeVisible();

  const about = (path: string) => logged.filter((line) => line.includes(`url: ${path}`));
  expect(about('/api/managers')[0]).toMatch(/Start-up load failed.*status: 500.*data: Object|part: 7/);
  expect(about('/api/bonus/account')[0]).toContain('status: 500');
  expect(about('/api/mortgage')[0]).toContain('NetworkError');
  expect(about('/api/flats')[0]).toContain('not an array');

  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByText('Карта не загрузилась')).toBeVisible();
  await page.keyboard.press('Escape');
  await allowAll(page);
  await page.getByRole('button', { name: 'Повторить сейчас' }).click();
  await expect(alert).toHaveCount(0);
});

test('[S8-35] a deal that does not load says so in its own place', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.route('**/api/deals', (route) => route.abort());
  await page.goto('/deals');
  await expect(page.getByText(/Сервис временно недоступен/).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.goto('/deals/999999/view');
  await expect(page.getByText(/Такой сделки/)).toBeVisible();
});
