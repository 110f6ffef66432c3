// Widths: wide, the page of elements is for a wide screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { paint } from './register.ts';
import { openElements, seeGone, turnToChapter } from './steps/browser/elements.ts';
import { looksAsBefore, otherBrowser } from './steps/looks/pictures.ts';

const today = new Date('2026-11-20T12:00:00+03:00');
const wide = { width: 1440, height: 3200 };
/**
 * The page of elements is 1240 px wide on a real phone (S2.5); in a desktop window it is as narrow as the
 * window.
 */
const narrow = { width: 390, height: 5200 };

// Tall enough for any chapter, so that no picture is taken of a scrolled page.
test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ browser }, info) => {
  const why = otherBrowser('kit-pictures', browser, info);
  test.skip(why !== undefined, why);
});

const looksLike = (what: Locator, name: string) => looksAsBefore(what, 'kit-pictures', name);

async function open(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.clock.setFixedTime(today);
  await openElements(page, id);
  await paint(page, theme);
}

/** Takes pictures of the open chapter, the first, then of all others: one chapter renders faster than all. */
async function eachChapter(page: Page, look: string): Promise<void> {
  const links = await page.locator('main nav a[href*="?chapter="]').all();
  const others = await Promise.all(links.map(async (one) => (await one.getAttribute('href'))?.split('=')[1]));
  expect(others.length).toBeGreaterThan(20);
  await looksLike(page.locator('#colours'), `colours-${look}`);
  for (const id of others) {
    if (!id) continue;
    await turnToChapter(page, id);
    // Its content comes from the server; the houses on their map come last.
    if (id === 'home') await expect(page.locator('#home svg a').first()).toBeVisible();
    await looksLike(page.locator(`#${id}`), `${id}-${look}`);
  }
}

const inWindows = (page: Page, press: string) =>
  page.locator('#windows').getByRole('button', { name: press, exact: true }).click();

/** Overlays that stay until they are closed: the button that opens each, and its name. */
const windows = {
  window: ['sm', 'Перенести срок'],
  'window-registration': ['Без закрытия', 'Данные для регистрации'],
  'popup-notifications': ['Уведомления, 2', 'Уведомления'],
  'popup-user': ['Меню пользователя, 258', 'Меню пользователя, 258'],
  menu: ['Подробнее', 'Подробнее'],
} as const;

async function eachWindow(page: Page, look: string): Promise<void> {
  for (const [picture, [press, name]] of Object.entries(windows)) {
    await inWindows(page, press);
    const opened = page.getByRole('dialog', { name, exact: true });
    await looksLike(opened, `${picture}-${look}`);
    if (picture === 'window-registration') await opened.getByRole('button', { name: 'Готово' }).click();
    else await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

/** Widths of S2.7 are for a wide screen: on a narrow one every window is a sheet. */
async function eachWidth(page: Page): Promise<void> {
  for (const size of ['xs', 'md', 'xl', 'refresh', 'loyalty']) {
    await inWindows(page, size);
    const opened = page.getByRole('dialog');
    await looksLike(opened, `window-${size}`);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
}

/** They close by themselves after four seconds: the clock is paused while a picture is taken. */
async function eachWait(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(today.getTime() + 60_000));
  for (const [press, picture] of [
    ['Ожидание со словами', 'preloader'],
    ['Показать ожидание', 'preloader-plain'],
  ] as const) {
    await inWindows(page, press);
    await expect(page.getByRole('dialog')).toBeVisible();
    // The frames of its opening animation.
    await page.clock.runFor(100);
    await looksLike(page.getByRole('dialog'), picture);
    // It stays half a second longer than the wait (S9-04).
    await page.clock.runFor(4000);
    await page.clock.runFor(600);
    await seeGone(page, page.getByRole('dialog'));
  }
  await page.clock.resume();
}

/** Open lists: searched, with nothing found, with several options chosen. */
async function eachList(page: Page): Promise<void> {
  const list = (name: RegExp) => page.locator('#selects').getByRole('combobox', { name });
  const opened = page.getByRole('dialog');
  await list(/^Обязательный/).click();
  for (const [query, picture] of [
    ['ар', 'found'],
    ['замок', 'nothing'],
  ] as const) {
    await opened.getByPlaceholder('Найти').fill(query);
    await looksLike(opened, `list-${picture}`);
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  for (const [name, picture] of [
    [/^Вид помещения/, 'list-150'],
    [/^Этаж, список 250/, 'list-250'],
  ] as const) {
    await list(name).click();
    await looksLike(opened, picture);
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  // By a key: in the middle is the cross of a chosen tag.
  await list(/^Несколько видов/).press('Enter');
  await looksLike(opened, 'list-several');
  await page.keyboard.press('Escape');
}

for (const theme of ['light', 'dark'] as const) {
  test(`each chapter of the kit looks as it did, ${theme}`, async ({ page }) => {
    await open(page, 'colours', theme);
    await eachChapter(page, theme);
    await eachWindow(page, theme);
  });
}

test('windows of every width, the preloader and open lists look as they did', async ({ page }) => {
  await open(page, 'windows', 'light');
  await eachWidth(page);
  await eachWait(page);
  await turnToChapter(page, 'selects');
  await eachList(page);
});

test('each chapter of the kit looks as it did in 390 px', async ({ page }) => {
  await page.setViewportSize(narrow);
  await open(page, 'colours', 'light');
  // The tab bar covers the foot of everything that is as high as the window.
  await page.getByRole('navigation', { name: 'Главное', exact: true }).evaluate((tabs: HTMLElement) => {
    tabs.hidden = true;
  });
  await eachChapter(page, '390');
  await eachWindow(page, '390');
});

test('each chapter of the kit looks as it did in English', async ({ page }) => {
  await open(page, 'colours', 'light');
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Elements' })).toBeVisible();
  await paint(page, 'light');
  await eachChapter(page, 'english');
  await inWindows(page, 'sm');
  await looksLike(page.getByRole('dialog'), 'window-english');
});
