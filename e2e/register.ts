import { expect, type Page } from '@playwright/test';
import { booking } from './register/booking-walk.ts';
import { ended, guest, newcomer, prestige, unfinished } from './register/cabinet-walks.ts';
import { desk, deskDoor } from './register/desk-walks.ts';
import type { Screen, Walk, Walker } from './register/walk.ts';
import { demoPhone, makeBuyer, pickEstate } from './stage/people.ts';
import { enterPhone, isRole, signIn, signInStaff } from './steps/sign-in.ts';

/** Every screen of the product in every state. */
export const walks: readonly Walk[] = [guest, newcomer, booking, ended, prestige, unfinished, deskDoor, desk];

const longest = { surname: 'Константинопольская-Преображенская', name: 'Александра-Виктория' };

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

/** A screen is there when nothing on it waits any more, unless waiting is what it shows. */
export async function settle(page: Page, { waits }: Screen): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  if (!waits) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Both themes, without a reload. */
export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
