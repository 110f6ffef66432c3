import type { Page } from '@playwright/test';

/**
 * Makes everything that a guard stores fail with this message: the app would merely do without a storage that
 * throws.
 */
export async function breakGuard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = Map.prototype.delete;
    Map.prototype.delete = function remove(key: unknown) {
      if (key === 'booking:flat' || key === 'auth:redirect') throw new Error('The storage is closed');
      return original.call(this, key);
    };
  });
}
