import type { Page } from '@playwright/test';

/** Anything that a guard wants to keep fails with these words. */
export async function breakGuard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key === 'booking:flat' || key === 'auth:redirect') throw new Error('The storage is closed');
      original.call(this, key, value);
    };
  });
}
