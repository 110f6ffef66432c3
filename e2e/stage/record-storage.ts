import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { dataDir } from './addresses.ts';

/**
 * Under the data of the run: a line for everything that a page has put into its storage, `local` or
 * `session`, key, value.
 */
export const storageFile = 'logs/storage.log';

type Tell = (line: string) => Promise<void>;

/**
 * Every browser of this process writes down what its pages keep in localStorage and sessionStorage, at the
 * moment they do it: what is taken away again was there too. A journey makes contexts of its own, so it
 * begins at the browser.
 */
export function recordStorage(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (given) => {
      const context = await newContext(given);
      await watch(context);
      return context;
    };
    return browser;
  };
}

async function watch(context: BrowserContext): Promise<void> {
  const file = path.join(dataDir(), storageFile);
  await context.exposeFunction('tellStorage', (line: string) => appendFileSync(file, `${line}\n`));
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const place = this === window.localStorage ? 'local' : 'session';
      const line = `${place} ${key} ${String(value).replace(/\s+/g, ' ')}`;
      // A page that is left does not hear that it was written down.
      (window as unknown as { tellStorage: Tell }).tellStorage(line).catch(() => undefined);
      setItem.call(this, key, value);
    };
  });
}
