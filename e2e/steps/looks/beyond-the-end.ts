import type { Page } from '@playwright/test';

/** By how many px a page can be scrolled beyond its last visible part: invisible content lengthens it. */
export const beyondTheEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY);
    return Math.max(0, document.documentElement.scrollHeight - end);
  });
