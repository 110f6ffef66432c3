import type { Page } from '@playwright/test';

/**
 * Anything that a guard wants to keep fails with these words: a storage that throws would only be done
 * without.
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
