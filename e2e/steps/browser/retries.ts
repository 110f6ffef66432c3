import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a page says that an answer has failed. Our own retries wait seven seconds before that, which
 * the clock of the page goes ahead of: the page was opened after `page.clock.install()`.
 */
export const seeFailed = (
  page: Page,
  sign: Locator = page.getByRole('button', { name: 'Повторить' }).first(),
): Promise<void> => passRetries(page, () => expect(sign).toBeVisible({ timeout: 250 }));

/**
 * Moves the clock of the page on until it is live: its line for news is open, and it watches its connection.
 * The page was opened after `page.clock.install()`.
 */
export async function goLive(page: Page): Promise<void> {
  const line = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/api/socket'),
  });
  await page.clock.fastForward(2500);
  await line;
}

/** Lets the page do all that follows from what has just come to it. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Moves the clock of the page on past our retries until `seen` is true. */
export async function passRetries(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await seen();
  }).toPass({ intervals: [50], timeout: 20_000 });
}
