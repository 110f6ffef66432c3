import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { longest, type Screen, type Walk, type Walker } from './register/walk.ts';
import { demoPhone, makeBuyer, pickEstate } from './stage/people.ts';
import { enterPhone, isRole, signIn, signInStaff } from './steps/people/sign-in.ts';

const folder = path.join(import.meta.dirname, 'register');
const files = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /-walks?\.ts$/.test(file))
  .toSorted();

const isWalk = (value: unknown): value is Walk =>
  typeof value === 'object' && value !== null && 'screens' in value;

const walksIn = async (file: string): Promise<readonly Walk[]> => {
  const module: Readonly<Record<string, unknown>> = await import(path.join(folder, file));
  const found = Object.values(module).filter(isWalk);
  if (found.length === 0) throw new Error(`e2e/register/${file} exports no walk`);
  return found;
};

/** Every screen of the product in every state: the walks that the files of `register/` export. */
export const walks: readonly Walk[] = (await Promise.all(files.map(walksIn))).flat();

/** Brings the walker to the start of a walk. */
export async function setOut(page: Page, { as }: Walk): Promise<Walker> {
  const estate = await pickEstate();
  if (typeof as === 'number') {
    await page.goto('/auth');
    await enterPhone(page, demoPhone(as));
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    return { page, estate, buyer: { id: 0, phone: demoPhone(as), surname: '', name: '' } };
  }
  if (isRole(as)) {
    await signInStaff(page, as);
    return { page, estate, buyer: await makeBuyer() };
  }
  const buyer = await makeBuyer(as === 'long' ? longest : {});
  if (as !== 'guest') await signIn(page, buyer.phone);
  return { page, estate, buyer };
}

/**
 * Waits until nothing on a screen loads any more (unless that is what it shows) and its address no longer
 * changes: an address that redirects has a heading for a moment, too.
 */
export async function settle(page: Page, { waits }: Screen): Promise<void> {
  await expect(async () => {
    await expect(page.locator('h1').first()).toBeVisible();
    if (!waits) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(stays)).toBe(true);
  }).toPass({ timeout: 20_000 });
}

/**
 * Runs in the page.
 * @returns whether a heading stayed at one address for three frames: a redirect happens in the next frame
 */
async function stays(): Promise<boolean> {
  const address = location.href;
  for (let frame = 0; frame < 3; frame += 1) {
    if (!document.querySelector('h1') || location.href !== address) return false;
    await new Promise(requestAnimationFrame);
  }
  return document.querySelector('h1') !== null && location.href === address;
}

/** Loads lazy images, so that a picture of the whole page contains them. Waits 3 s at most. */
export const bringPictures = (page: Page): Promise<void> => page.evaluate(bringHere);

/** Runs in the page. */
async function bringHere(): Promise<void> {
  const waiting = [...document.images].filter((one) => !one.complete);
  const come = waiting.map((one) => {
    one.loading = 'eager';
    return one.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(come), new Promise((done) => setTimeout(done, 3000))]);
}

/** Switches the theme without a reload. */
export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
