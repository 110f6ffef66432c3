// Features: auth.
// Widths: both, the window of a visit that stands still is for wide screens.
import { expect, type Page, test } from '@playwright/test';
import { onlyWide } from '../../stage/journey-files.ts';
import { makeBuyer } from '../../stage/people.ts';
import { hold } from '../../steps/browser/refuse.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const text = 'Время ожидания истекло, пожалуйста, обновите страницу.';
/** 15 minutes, and the next of the checks, which run every 5 seconds. */
const idle = '15:05';

const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Вы ещё здесь?', exact: true });
const preloader = (page: Page) => page.getByText('Пожалуйста, подождите...').filter({ visible: true });

async function comeAndRest(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page, (await makeBuyer()).phone);
  await expect(page.getByText('С чего начать').first()).toBeVisible();
  await page.clock.fastForward(idle);
}

test('[S2.7-12, S2.7-13, S2.7-14, S2.7-15, S4.5-01] after 15 minutes a wide screen asks to refresh, a phone does not', async ({
  page,
  isMobile,
}) => {
  await comeAndRest(page);
  if (isMobile) {
    await page.clock.fastForward(10_000);
    await expect(windowOf(page)).toHaveCount(0);
    return;
  }
  await expect(windowOf(page)).toBeVisible();
  await expect(windowOf(page)).toHaveAccessibleDescription(text);
  expect((await windowOf(page).boundingBox())?.width).toBe(400);
  await expect(windowOf(page).getByRole('button', { name: 'Обновить' })).toBeVisible();
  await windowOf(page).getByRole('button', { name: 'Закрыть' }).click();
  await expect(windowOf(page)).toBeHidden();
});

test('[S2.7-16, S2.7-18, S2.5-31, S4.5-05, S4.5-06, S4.5-07] refreshing asks for everything anew behind the preloader, then says so', {
  tag: onlyWide,
}, async ({ page }) => {
  await comeAndRest(page);
  await page.evaluate(() =>
    document.addEventListener('refresh', () => document.body.setAttribute('data-refreshed', '')),
  );
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const release = await hold(page, '**/api/managers');
  await windowOf(page).getByRole('button', { name: 'Обновить' }).click();
  await expect(preloader(page).first()).toBeVisible();
  await expect(windowOf(page)).toBeHidden();
  await expect(page.locator('body[data-refreshed]')).toHaveCount(0);
  release();
  await expect(page.locator('body[data-refreshed]')).toHaveCount(1);
  await expect(preloader(page)).toHaveCount(0);
  const account = ['users', 'managers', 'flats', 'flats/counters', 'mortgage', 'bonus/account'];
  for (const name of [...account, 'feedback/items', 'deals']) {
    expect([...asked], name).toContain(`/api/${name}`);
  }
});

test('[S4.5-04, S4.6-01] another page begins the quarter of an hour anew, and so does the closed window', {
  tag: onlyWide,
}, async ({ page }) => {
  await page.clock.install();
  await signIn(page, (await makeBuyer()).phone);
  await page.getByRole('link', { name: 'Сделки', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сделки' })).toBeVisible();
  await page.clock.fastForward('14:00');
  // The browser's «Back» does not count as an act in the page.
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await page.clock.fastForward('02:00');
  await page.clock.runFor(6000);
  await expect(windowOf(page)).toHaveCount(0);
  await page.clock.fastForward('20:00');
  await expect(windowOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  await page.clock.fastForward('20:00');
  await expect(windowOf(page)).toBeVisible();
});

test('[S4.6-02] another page closes the preloader', { tag: onlyWide }, async ({ page }) => {
  await page.clock.install();
  await signIn(page, (await makeBuyer()).phone);
  await page.getByRole('link', { name: 'Сделки', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сделки' })).toBeVisible();
  await page.clock.fastForward(idle);
  await page.route('**/api/managers', () => undefined);
  await windowOf(page).getByRole('button', { name: 'Обновить' }).click();
  await expect(preloader(page).first()).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await expect(preloader(page)).toHaveCount(0);
});
