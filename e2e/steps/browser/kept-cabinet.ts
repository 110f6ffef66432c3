import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is saved for offline visits. That begins ten seconds after it has loaded; this
 * advances the page's clock, so the page must be opened after `page.clock.install()`.
 */
export const untilPageKept = (page: Page): Promise<void> =>
  passKeeping(() => page.evaluate(async () => (await caches.match('/index.html')) !== undefined), page);

/** The same, with the saved state of a person's cabinet. */
export const untilKept = (page: Page): Promise<void> =>
  passKeeping(
    () =>
      page.evaluate(
        async () =>
          (await caches.match('/index.html')) !== undefined && localStorage.getItem('last-known') !== null,
      ),
    page,
  );

/** The worker needs some real seconds for its files, whatever the page's clock says. */
const passKeeping = (isKept: () => Promise<boolean>, page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect.poll(isKept, { timeout: 2000 }).toBe(true);
  }).toPass({ intervals: [50], timeout: 40_000 });

/** Simulates the first seconds, when the worker is installed and the document is not saved yet. */
export const dropDocument = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/index.html');
  });
