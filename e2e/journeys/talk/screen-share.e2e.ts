// Features: screens.
// Widths: both, browsers of phones show no screen.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { inWholeBrowser } from '../../stage/browsers.ts';
import { onlyWide } from '../../stage/journey-files.ts';
import { type Buyer, makeBuyer, makeStaff, pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { reach } from '../../steps/deals/states.ts';
import { setHidden, watchCapture } from '../../steps/looks/screen.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInColleague } from '../../steps/people/sign-in.ts';

// Only a whole browser has a tab to share.
test.use(inWholeBrowser);

const refusalText = 'Пользователь отклонил запрос к трансляции';

test.describe('[promise 50] a buyer shows the screen to support', () => {
  let desk: Page;
  let buyer: Buyer;
  test.beforeEach(async ({ browser, contextOptions, page }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
    await Promise.all([watchCapture(page), watchCapture(desk)]);
    const surname = ownSurname('Экранова');
    const [made, estate] = await Promise.all([makeBuyer({ surname }), pickEstate()]);
    buyer = made;
    await signIn(page, buyer.phone);
    await reach(page, buyer, estate, 'passport');
    // An operator can watch one screen at a time.
    await signInColleague(desk, await makeStaff('support'));
    await openDeal(desk, surname, surname);
  });
  test.afterEach(() => desk.context().close());

  const ask = (name: RegExp = /^Попросить/) => desk.getByRole('button', { name }).click();
  const window = (page: Page) => page.getByRole('dialog', { name: /просит показать экран/ });
  const bar = (page: Page) => page.getByRole('region', { name: 'Показ экрана' });
  const captures = (page: Page) => page.evaluate(() => globalThis.captured?.screens ?? 0);
  const directions = (page: Page) =>
    page.evaluate(() =>
      (globalThis.captured?.ways ?? [])
        .filter(({ connectionState }) => connectionState === 'connected')
        .flatMap((way) => way.getTransceivers().map(({ currentDirection }) => currentDirection)),
    );
  const show = async (page: Page) => {
    await window(page).getByRole('button', { name: 'Показать экран' }).click();
    await expect(bar(page)).toBeVisible();
  };
  /** Waits until the picture has come and changes. */
  const seePicture = async () => {
    const video = desk.locator('video');
    await expect
      .poll(() => video.evaluate((it: HTMLVideoElement) => it.videoWidth > 0 && it.currentTime > 0))
      .toBe(true);
  };

  test('[S2.1-12, S2.7-51, S4.6-06, S4.6-07, S4.10-13, S7-59, S7-60, S7-63, S7-64, S7-65] one way, by a click each time, until any of them ends it', {
    tag: onlyWide,
  }, async ({ page }) => {
    // Five requests, each with a connection between two browsers.
    test.slow();
    await page.goto('/notifications');

    // The person refuses; nothing was begun.
    await ask();
    await expect(desk.getByText('Просьба отправлена')).toBeVisible();
    await expect(window(page)).toContainText('Поля паспорта от него не скрыты');
    expect(await captures(page)).toBe(0);
    await window(page).getByRole('button', { name: 'Отказаться' }).click();
    await expect(desk.getByText(refusalText)).toBeVisible();
    await expect(window(page)).toBeHidden();

    // The page of the session has no listener: it polls itself.
    await page.goto('/screensharing');
    await expect(page.getByText('Сейчас никто не просит показать экран')).toBeVisible();
    await ask();
    const inPage = page.getByRole('main').getByRole('button', { name: 'Показать экран' });
    await expect(inPage).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A change of page starts it again.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(window(page)).toBeVisible();
    expect(await captures(page)).toBe(0);

    // The screen is shown, one way, on every page, also on that of the session.
    await show(page);
    expect(await captures(page)).toBe(1);
    await seePicture();
    expect([await directions(page), await directions(desk)]).toEqual([['sendonly'], ['recvonly']]);
    await expect(bar(page)).toContainText('видит ваш экран');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(bar(page)).toBeVisible();

    // A hidden page is not shown, and does not poll either.
    await setHidden(page, true);
    await expect(desk.getByText('Покупатель ушёл с вкладки')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await ask();
    await expect(desk.getByText('Просьба отправлена')).toBeVisible();
    await expect.poll(() => page.evaluate(() => globalThis.captured?.tracks())).toEqual(['ended']);
    await expect(window(page)).toBeHidden();
    await setHidden(page, false);

    // The operator leaves.
    await show(page);
    await seePicture();
    await desk.getByRole('link', { name: 'К сделке' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => globalThis.captured?.tracks())).toEqual(['ended', 'ended']);

    // The person stops.
    await ask();
    await show(page);
    await seePicture();
    await bar(page).getByRole('button', { name: 'Остановить' }).click();
    await expect(desk.getByText('Покупатель остановил показ')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await captures(page)).toBe(3);
  });

  test('[S7-65] what the browser denies, or cannot do, the operator is told', async ({ page, isMobile }) => {
    await page.evaluate((phone) => {
      const media: { getDisplayMedia?: unknown } = MediaDevices.prototype;
      if (phone) delete media.getDisplayMedia;
      else media.getDisplayMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    }, isMobile);
    await ask();
    if (isMobile) {
      await expect(window(page)).toContainText('Откройте кабинет на компьютере');
      await expect(window(page).getByRole('button', { name: 'Показать экран' })).toHaveCount(0);
      await window(page).getByRole('button', { name: 'Понятно' }).click();
      await expect(desk.getByText('попросите открыть кабинет на компьютере')).toBeVisible();
    } else {
      await window(page).getByRole('button', { name: 'Показать экран' }).click();
      await expect(desk.getByText(refusalText)).toBeVisible();
    }
    await expect(bar(page)).toBeHidden();
    expect(new URL(desk.url()).origin).toBe(new URL(addresses.office).origin);
  });
});
