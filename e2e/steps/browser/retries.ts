import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a page says that a call has failed. The page's own retries take seven seconds before that; this
 * advances the page's clock, so the page must be opened after `page.clock.install()`.
 */
export const seeFailed = (
  page: Page,
  sign: Locator = page.getByRole('button', { name: 'Повторить' }).first(),
): Promise<void> => passRetries(page, () => expect(sign).toBeVisible({ timeout: 250 }));

/**
 * Advances the page's clock until its socket is open and it watches its connection. The page must be opened
 * after `page.clock.install()`.
 */
export async function goLive(page: Page): Promise<void> {
  const line = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/api/socket'),
  });
  await page.clock.fastForward(2500);
  await line;
}

/** Lets the page react to what has just come to it. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Advances the page's clock past our retries until `seen` passes. */
export async function passRetries(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await seen();
  }).toPass({ intervals: [50], timeout: 20_000 });
}
