import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is kept. That begins ten seconds after it stands, which the clock of the page goes
 * ahead of: the page was opened after `page.clock.install()`.
 */
export const untilPageKept = (page: Page): Promise<void> =>
  passKeeping(() => page.evaluate(async () => (await caches.match('/index.html')) !== undefined), page);

/** The same, with what the cabinet knows of a person. */
export const untilKept = (page: Page): Promise<void> =>
  passKeeping(
    () =>
      page.evaluate(
        async () =>
          (await caches.match('/index.html')) !== undefined && localStorage.getItem('last-known') !== null,
      ),
    page,
  );

/** The worker needs some real seconds for its files, however the clock of the page goes. */
const passKeeping = (isKept: () => Promise<boolean>, page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect.poll(isKept, { timeout: 2000 }).toBe(true);
  }).toPass({ intervals: [50], timeout: 40_000 });

/** As in the first seconds, when the worker has come and the document has not. */
export const dropDocument = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/index.html');
  });
