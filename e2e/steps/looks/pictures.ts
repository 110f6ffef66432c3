import fs from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { isQuick } from '../../stage/browsers.ts';

/** Folders of committed pictures, all taken with the engine without windows (`stage/browsers.ts`). */
export type Folder = 'kit-pictures' | 'screen-pictures';

const pathOf = (folder: Folder, name: string) => path.join(import.meta.dirname, '../..', folder, name);

export const picturesIn = (folder: Folder): string[] =>
  fs.readdirSync(pathOf(folder, '.')).filter((name) => name.endsWith('.png'));

/** Whether `npm run pictures` retakes them instead of comparing. */
export const takesAnew = ({ config }: TestInfo): boolean => config.updateSnapshots === 'all';

/**
 * Another browser renders the same letters by other pixels: its pictures must be retaken by `npm run
 * pictures`.
 * @returns why nothing can be compared here, if so
 */
export function otherBrowser(folder: Folder, browser: Browser, info: TestInfo): string | undefined {
  if (!isQuick) return 'the engine without windows, which took the pictures, is missing';
  const here = browser.version();
  const named = pathOf(folder, 'browser.txt');
  if (takesAnew(info)) {
    fs.mkdirSync(path.dirname(named), { recursive: true });
    fs.writeFileSync(named, `${here}\n`);
    return undefined;
  }
  const painted = fs.readFileSync(named, 'utf8').trim();
  return painted === here ? undefined : `the pictures are of ${painted}, this is ${here}`;
}

export async function looksAsBefore(what: Page | Locator, folder: Folder, name: string): Promise<void> {
  const look = { maxDiffPixelRatio: 0.0005 };
  const picture = [folder, `${name}.png`];
  // Playwright has two matchers of one name, for a page and for a part of it.
  if ('goto' in what) await expect.soft(what).toHaveScreenshot(picture, look);
  else await expect.soft(what).toHaveScreenshot(picture, look);
}
