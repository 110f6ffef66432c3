import type { Page } from '@playwright/test';

/**
 * By how many pixels a page may be scrolled into nothing below its last part: what nobody sees lengthens it.
 */
export const beyondTheEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY);
    return Math.max(0, document.documentElement.scrollHeight - end);
  });
