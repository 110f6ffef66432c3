import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { dataDir } from './addresses.ts';

/**
 * In the data folder of the run: a line for each value that a page has stored: `local` or `session`, key,
 * value.
 */
export const storageFile = 'logs/storage.log';

type Tell = (line: string) => Promise<void>;

/**
 * Makes every browser of this process log what its pages store in localStorage and sessionStorage, at that
 * moment, since it may be deleted later. Journeys make their own contexts, so this starts at the browser.
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
      // A page that is being left does not get the answer.
      (window as unknown as { tellStorage: Tell }).tellStorage(line).catch(() => undefined);
      setItem.call(this, key, value);
    };
  });
}
