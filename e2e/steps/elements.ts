import { expect, type Page } from '@playwright/test';
import { demoPhone } from '../stage/people.ts';
import { signIn } from './sign-in.ts';

/** Every piece of the kit, as a signed-in person sees it. */
export async function openElements(page: Page): Promise<void> {
  await signIn(page, demoPhone(1), '/elements');
  await expect(page.getByRole('heading', { name: 'Набор элементов' })).toBeVisible();
}

/** The same with time standing still at the page's own clock: it goes only as the test says. */
export async function openElementsAtRest(page: Page): Promise<void> {
  await signIn(page, demoPhone(1));
  await page.clock.install();
  await page.goto('/elements');
  await expect(page.getByRole('heading', { name: 'Набор элементов' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The chapter of the page with this heading. */
export const chapter = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });
