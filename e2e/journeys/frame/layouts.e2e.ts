// Features: catalogue, deals.
// Widths: both, the columns of the layouts are those of their width.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { homeWithBuilding } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { isWhole, onlyPhone, onlyWide } from '../../stage/journey-files.ts';
import { demoPhone, makeBuyer, pickEstate } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { openFooter } from '../../steps/looks/footer.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const main = (page: Page) => page.getByRole('main');
const widthOf = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0);

test('[S2.5-09] the blank layout has neither header nor footer', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/logout');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('[S2.5-25] the page of a deal has one way back to the list: a link on a phone, the path to it on a wide screen', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demoPhone(2), '/deals');
  await main(page)
    .getByRole('link', { name: /Квартира/i })
    .first()
    .click();
  await page.waitForURL('**/view');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const back = main(page).getByRole('link', { name: 'Сделки', exact: true }).filter({ visible: true });
  await expect(back).toHaveCount(1);
  await expect(back).toHaveAttribute('href', '/deals');
  await expect(page.getByRole('navigation', { name: 'Путь к странице' })).toBeVisible({ visible: !isMobile });
});

test('[S2.5-18, S2.5-19, S2.5-20, S2.5-21, S2.5-22, S2.5-24] the deal layout has its back link and the page; five pages of a deal keep the whole frame', async ({
  page,
  isMobile,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const back = main(page).getByRole('link', { name: 'К сделке' });
  const tabs = page.getByRole('navigation', { name: 'Главное', includeHidden: true });
  for (const child of ['members', 'sign', 'parameters', 'completed']) {
    await page.goto(`/deals/301108/${child}`);
    await expect(back, child).toHaveAttribute('href', '/deals/301108/view');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tabs).toHaveCount(0);
  }
  for (const child of ['view', 'payment', 'payment/success', 'assignment/start', 'inspection']) {
    await page.goto(`/deals/301108/${child}`);
    await expect(main(page)).toBeVisible();
    await expect(tabs, child).toHaveCount(1);
    if (isMobile) await expect(tabs).toBeVisible();
    await expect(back, child).toHaveCount(0);
  }
});

/** Demo buyers whose panel, thread and money have the longest texts. */
const longest = isWhole ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [5, 10];

test('the first page of a phone is three screens and a third at most', { tag: onlyPhone }, async ({
  page,
}) => {
  for (const buyer of longest) {
    await signIn(page, demoPhone(buyer), '/dashboard');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height, `demo buyer ${buyer}`).toBeGreaterThan(2000);
    expect(await height(), `demo buyer ${buyer}`).toBeLessThanOrEqual(2800);
  }
});

test('on a phone the act of booking, signing and paying is in sight at once, and the terms stand before the plan', {
  tag: onlyPhone,
}, async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await page.goto(`/deals/${estate}/booking/start`);
  await expect(button(page, 'Принять условия')).toBeInViewport({ ratio: 1 });
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
  const terms = main(page).getByRole('region', { name: 'Условия брони' });
  expect(await top(terms)).toBeLessThan(await top(main(page).getByRole('img', { name: /план/i }).first()));
  await reach(page, buyer, estate, 'sign');
  await expect(button(page, 'Получить код')).toBeInViewport({ ratio: 1 });
  await reach(page, buyer, estate, 'payment');
  await expect(button(page, /СБП/)).toBeInViewport({ ratio: 1 });
});

test('a wide screen draws the way of a deal, and who listens hears each step with its state, party and day', {
  tag: onlyWide,
}, async ({ page }) => {
  await signIn(page, demoPhone(10), '/dashboard');
  const steps = page.getByRole('region', { name: 'Что сделано и кто следующий' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Сделано:' }).first()).toHaveText(/[а-яё].*\d{1,2}\s[а-я]+/);
  await expect(steps.filter({ hasText: 'Сейчас:' })).toHaveAttribute('aria-current', 'step');
  await expect(steps.filter({ hasText: 'Впереди:' }).first()).toBeAttached();
  expect(await steps.count()).toBeGreaterThan(10);
});

test('[S2.5-25, S4.7-12] another page sets a back link of its own inside the page', async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  await page.goto('/notifications/1');
  const back = main(page).getByRole('link', { name: 'Все уведомления' }).first();
  await expect(back).toHaveAttribute('href', '/notifications');
  await back.click();
  await page.waitForURL('**/notifications');
  await expect(main(page).getByRole('link', { name: 'Все уведомления' })).toHaveCount(0);
});

test('[S2.5-26, S2.5-27, S2.5-28, S2.5-29, S2.5-30, S2.5-38, S2.7-44] variants of the frame and their widths', async ({
  page,
  isMobile,
  browser,
  baseURL,
}) => {
  await signIn(page, demoPhone(3));
  const variant = page.locator('main[data-variant]');
  await expect(variant).toHaveAttribute('data-variant', 'dashboard');
  const columns = '[data-layout=dashboard]';
  await expect(page.locator(columns)).toBeVisible();
  if (!isMobile) {
    expect(await widthOf(page, columns)).toBe(1200);
    expect(await widthOf(page, `${columns} > div`)).toBe(895);
    expect(await widthOf(page, `${columns} > aside`)).toBe(281);
  }

  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const fresh = await other.newPage();
  await signIn(fresh, (await makeBuyer()).phone);
  await expect(fresh.locator('[data-layout=new-dashboard]')).toBeVisible();
  await expect(fresh.locator(columns)).toHaveCount(0);

  const narrow = [
    ['/profile', 'profile', 895],
    ['/deals/301108/mortgage/awaits', 'mortgageAwaits', 600],
    ['/deals/301108/paperwork/appointment-success', 'appointmentSuccess', 600],
  ] as const;
  for (const [path, name, width] of narrow) {
    await fresh.goto(path);
    await expect(fresh.locator('main[data-variant]')).toHaveAttribute('data-variant', name);
    if (!isMobile) expect(await widthOf(fresh, 'main > div'), path).toBe(width);
  }
  await expect(main(fresh).getByRole('link', { name: 'К сделке' })).toHaveCount(0);
  await other.close();
});

test('[S2.5-36, S2.5-37] a pixel below 1232 is mobile; columns change at 768, windows at 512', {
  tag: onlyWide,
}, async ({ page }) => {
  await signIn(page, (await makeBuyer()).phone);
  const [menu, tabs] = [
    page.getByRole('navigation', { name: 'Меню', exact: true }),
    page.getByRole('navigation', { name: 'Главное' }),
  ];
  for (const [width, wide] of [
    [1232, true],
    [1231, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible({ visible: wide });
    await expect(tabs).toBeVisible({ visible: !wide });
  }
  const columns = () =>
    page
      .getByRole('contentinfo')
      .locator('.container > div')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 767, height: 900 });
  await openFooter(page);
  expect(await columns()).toBe(2);
  await page.getByRole('button', { name: /^Уведомления/ }).click();
  const popup = page.getByRole('dialog', { name: 'Уведомления' });
  await page.setViewportSize({ width: 512, height: 900 });
  await expect.poll(async () => (await popup.boundingBox())?.width).toBe(400);
  await page.setViewportSize({ width: 511, height: 900 });
  await expect.poll(async () => (await popup.boundingBox())?.width).toBe(511);
});

test('[S2.7-43, S3-10, S3-11, S6-05] the card of every level, and a blocked account recommends nobody', async ({
  page,
  isMobile,
}) => {
  const { id, phone } = await makeBuyer();
  const levels = [
    ['no_card', null, 'Карты пока нет', 'Получить карту'],
    ['basic', '7799 0000 0001', 'Базовый', 'Ваши привилегии'],
    ['prestige', '7799 0000 0002', 'Престиж', 'Ваши привилегии'],
    ['premium', '7799 0000 0003', 'Премиум', 'Ваши привилегии'],
  ] as const;
  await signIn(page, phone);
  for (const [code, number, title, link] of levels) {
    await setCard(id, code, number, false);
    await page.goto('/notifications');
    await page.getByRole('button', { name: /^Меню пользователя/ }).click();
    const menu = page.getByRole('dialog', { name: 'Меню пользователя' });
    const card = menu.getByRole('region', { name: 'Карта лояльности' });
    await expect(card, code).toContainText(title);
    await expect(card.getByRole(number ? 'button' : 'link')).toHaveText(link);
    if (number) {
      await expect(card).toContainText(number);
      await expect(card).toContainText('до 15.03.2028');
      await expect(card).toContainText('действует с 15.03.2025');
    }
    if (!isMobile) expect((await menu.boundingBox())?.width).toBe(258);
  }
  const recommend = page.getByRole('link', { name: 'Рекомендовать друга', includeHidden: true });
  if (isMobile) return;
  await expect(recommend.first()).toBeVisible();
  await setCard(id, 'premium', '7799 0000 0003', true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Электронная подпись' })).toBeVisible();
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await expect(page.getByText('Карта заблокирована')).toBeVisible();
  await expect(recommend).toHaveCount(0);
});

async function setCard(user: number, code: string, number: string | null, blocked: boolean): Promise<void> {
  await sql(
    `insert into loyalty_accounts (user_id, code, card_number, status_expires_at, is_blocked)
     values ($1, $2, $3, '2028-03-15T12:00:00Z', $4)
     on conflict (user_id) do update set code = $2, card_number = $3, is_blocked = $4`,
    [user, code, number && `${number} ${user}`, blocked],
  );
}

test('on a phone the map of a site fits; a board fades where more of it lies, and its floors stay', {
  tag: onlyPhone,
}, async ({ page }) => {
  await page.goto('/complexes/1');
  const map = main(page).getByRole('group').filter({ hasText: 'Корпус 1' });
  const { x = 0, width = 0 } = (await map.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(200);
  expect(x + width).toBeLessThan(390);

  await page.goto(`/buildings/${(await homeWithBuilding(await pickEstate())).building}`);
  const board = page.getByRole('grid');
  const scroller = board.locator('xpath=..');
  const fade = () =>
    scroller.evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::after').opacity,
    );
  const floor = async () => (await board.getByRole('rowheader').first().boundingBox())?.x;
  await expect.poll(fade).toBe('1');
  await scroller.evaluate((element) => element.scrollBy({ left: element.scrollWidth }));
  await expect.poll(fade).toBe('0');
  expect(await floor()).toBeGreaterThan(0);
});
