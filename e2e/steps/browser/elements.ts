import { expect, type Locator, type Page } from '@playwright/test';
import { demoPhone } from '../../stage/people.ts';
import { signIn } from '../people/sign-in.ts';

const addressOf = (id?: string) => (id ? `/elements?chapter=${id}` : '/elements');

/** Waits for the whole page, or for the chapter alone: an unknown ID would open the whole page. */
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

/** The same with a paused clock of the page, which only the test advances. */
export async function openElementsAtRest(page: Page, id?: string): Promise<void> {
  await page.clock.install();
  await openElements(page, id);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Reloads, so that nothing stays of what was opened and typed before. */
export async function reopenElements(page: Page, id?: string): Promise<void> {
  await page.goto(addressOf(id));
  await seeElements(page, id);
}

/** Goes from one chapter to another by the list of chapters, without a reload. */
export async function turnToChapter(page: Page, id: string): Promise<void> {
  await page.locator(`main nav a[href="${addressOf(id)}"]`).click();
  await seeElements(page, id);
}

/** The chapter of the page with this heading. */
export const chapter = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });

/** Runs the frames of its closing, since the clock is paused. */
export const seeGone = async (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeHidden({ timeout: 50 });
  }).toPass({ timeout: 5000 });
