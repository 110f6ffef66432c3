import { expect, type Page } from '@playwright/test';

/** The page and what the cabinet knows are kept a few seconds after it stands. */
export const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            (await caches.match('/index.html')) !== undefined && localStorage.getItem('last-known') !== null,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);

/** As in the first seconds, when the worker has come and the document has not. */
export const dropDocument = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/index.html');
  });
