import type { Page } from '@playwright/test';

/** Makes a browser that stores nothing for sites: every storage or sharing API throws. */
export const closeStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(window, 'BroadcastChannel', { value: deny });
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });

/** Makes a browser whose storage for this origin is full. */
export const fillStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** Makes a browser without cookies: scripts see none, and none is sent. */
export const refuseCookies = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
};
