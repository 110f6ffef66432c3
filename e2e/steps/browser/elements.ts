import { expect, type Locator, type Page } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { signIn } from '../people/sign-in.ts';

const addressOf = (id?: string) => (id ? `/elements?chapter=${id}` : '/elements');

/** Sees the whole page, or the chapter alone: an unknown ID would open the whole one. */
async function seeElements(page: Page, id?: string): Promise<void> {
  await expect(page.locator('main h1')).toHaveText(/^(Набор элементов|Elements)$/);
  if (!id) return;
  await expect(page.locator(`main section#${id}`)).toBeVisible();
  await expect(page.locator('main section[id]')).toHaveCount(1);
}

/**
 * Opens the kit for a signed-in person, or one chapter: the whole page is five times as long as any other.
 */
export async function openElements(page: Page, id?: string): Promise<void> {
  await signIn(page, demoPhone(1), addressOf(id));
  await seeElements(page, id);
}

/** The same with time standing still at the page's own clock: it goes only as the test says. */
export async function openElementsAtRest(page: Page, id?: string): Promise<void> {
  await page.clock.install();
  await openElements(page, id);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** By a load: nothing stays of what was opened and typed before. */
export async function reopenElements(page: Page, id?: string): Promise<void> {
  await page.goto(addressOf(id));
  await seeElements(page, id);
}

/** From one chapter to another by the list of chapters, without a load. */
export async function turnToChapter(page: Page, id: string): Promise<void> {
  await page.locator(`main nav a[href="${addressOf(id)}"]`).click();
  await seeElements(page, id);
}

/** The chapter of the page with this heading. */
export const chapter = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });

/** Gives the frames in which it leaves: the clock stands. */
export const seeGone = async (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeHidden({ timeout: 50 });
  }).toPass({ timeout: 5000 });
