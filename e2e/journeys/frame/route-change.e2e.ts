// Features: catalogue.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { builtFile } from '../../steps/browser/built-file.ts';
import { hold, refuse } from '../../steps/browser/refuse.ts';
import { goLive, twoFrames } from '../../steps/browser/retries.ts';
import { openFooter } from '../../steps/looks/footer.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Загружаем' });

async function withNews(): Promise<{ phone: string; ids: number[] }> {
  const { id, phone } = await makeBuyer();
  const rows = await sql<{ id: number }>(
    `insert into notifications (user_id, fact, title, text, tags, at, is_new, is_archive)
     select $1, 'e2e:' || n, 'Новость ' || n, 'Текст ' || n, '{По сделке}', now() - (10 - n) * interval '1 minute', true, false
     from generate_series(1, 2) n returning id`,
    [id],
  );
  return { phone, ids: rows.map((row) => row.id) };
}

test('[S2.7-37] the loading bar starts on a route change and ends with the page', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  const release = await hold(page, `**${builtFile('notifications-page')}`);
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Все уведомления' }).click();
  await expect(bar(page)).toBeVisible();
  release();
  await page.waitForURL('**/notifications');
  await expect(bar(page)).toHaveCount(0);
});

test('[S2.7-38, S2.2-16] the loading bar starts when only a parameter of the route changes', async ({
  page,
}) => {
  const { phone, ids } = await withNews();
  await page.clock.install();
  await signIn(page, phone, `/notifications/${ids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Новость 1' })).toBeVisible();
  await goLive(page);
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  const second = page.getByRole('dialog').getByRole('link', { name: /Новость 2/ });
  // Its subject and its time.
  await expect(second).toContainText(/По сделке · \d/);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      const begun = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node instanceof Element && node.querySelector('[role=progressbar]')),
      );
      if (begun) document.body.setAttribute('data-bar', '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await second.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новость 2' })).toBeVisible();
  await expect(page.locator('body[data-bar]')).toHaveCount(1);
});

test('[S2.7-38] the loading bar goes on while a list is asked for by a filter in the address', async ({
  page,
}) => {
  await page.goto('/estates?view=yard');
  const tiles = page.getByRole('list', { name: 'Квартиры и другие объекты' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const release = await hold(page, '**/api/catalogue/estates?*');
  await page.getByRole('button', { name: 'Убрать: вид: двор' }).click();
  // The visit itself is over by then.
  await page.waitForURL((url) => !url.searchParams.has('view'));
  await twoFrames(page);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(bar(page)).toHaveCount(0);
});

test('[S2.7-28, S2.7-29, S4.6-03] the popup of the bell: a spinner, an empty state, and another page closes it', async ({
  page,
}) => {
  // Held before the dashboard requests the same list.
  const release = await hold(page, '**/api/notification/list');
  await signIn(page, (await makeBuyer()).phone);
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  const popup = page.getByRole('dialog', { name: 'Уведомления' });
  await expect(popup.getByRole('status', { name: 'Уведомления' })).toBeVisible();
  release();
  await expect(popup.getByText('У вас нет новых уведомлений')).toBeVisible();
  await popup.getByRole('link', { name: 'Все уведомления' }).click();
  await page.waitForURL('**/notifications');
  await expect(popup).toBeHidden();
});

/** A signed-in person with a toast about a refusal. */
async function withMessage(page: Page): Promise<Locator> {
  const { phone } = await withNews();
  await signIn(page, phone);
  await page.goto('/notifications');
  await refuse(page, '**/api/notification/archive', { code: 'NOT_FOUND', message: 'Такой записи нет' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Убрать в архив/ })
    .first()
    .click();
  const toast = page.getByText('Такой записи нет').filter({ visible: true });
  await expect(toast.first()).toBeVisible();
  return toast;
}

test('[S4.6-04, S2.7-36] a message is shown as a toast, and another page clears it', async ({ page }) => {
  const toast = await withMessage(page);
  await page.getByRole('link', { name: 'Новость 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новость 2' })).toBeVisible();
  // It disappears by itself after 10 s.
  await expect(toast).toHaveCount(0, { timeout: 3000 });
});

test('[S4.6-04] a page of another layout clears it, too', async ({ page }) => {
  const toast = await withMessage(page);
  await hold(page, '**/api/auth/logout');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('link', { name: 'Выйти' }).click();
  await page.waitForURL('**/logout');
  await expect(toast).toHaveCount(0, { timeout: 3000 });
});

test('[S4.6-05] another page closes the menu', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  const menu = page.getByRole('dialog', { name: 'Меню пользователя' });
  await menu.getByRole('link', { name: 'Настройки' }).click();
  await page.waitForURL('**/profile');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Персональные скидки/ })
    .click();
  await page.waitForURL('**/discounts');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a new page begins at its top, and «Back» returns to where the page was left', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/dashboard');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const link = (await openFooter(page)).getByRole('link', { name: 'Программа лояльности' });
  await page.evaluate(() => {
    // The position at the moment of the press, which may itself scroll to the pressed control.
    const keep = () => document.body.setAttribute('data-left', String(window.scrollY));
    window.addEventListener('click', keep, { capture: true });
  });
  await link.click();
  await page.waitForURL('**/bonus');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const left = Number(await page.locator('body').getAttribute('data-left'));
  expect(left).toBeGreaterThan(0);
  await page.goBack();
  await page.waitForURL('**/dashboard');
  // If the page is shorter now, its end is the nearest position.
  const reach = () =>
    page.evaluate((kept) => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      return window.scrollY - Math.min(kept, end);
    }, left);
  await expect.poll(reach).toBe(0);

  // A typed address is a new page, whatever the scroll position before was.
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Заморозить кабинет' })).toBeVisible();
  await twoFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[S2.6-15, S2.6-16] the page speaks Russian by default and British English by choice', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByRole('contentinfo')).toContainText('Property');
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByText(/^Today is \w+,? \d+ \w+$/)).toBeVisible();
});
