import { expect, type Locator, type Page } from '@playwright/test';

/** The heart button of an estate, on its own page or in a list of one. */
const heartOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^В избранном/ })
    .first();

/**
 * Adds a flat to the favourites on its page. @returns the heart button, which also works on the page of
 * favourites
 */
export async function keepFlat(page: Page, estate: number): Promise<Locator> {
  await page.goto(`/estates/${estate}`);
  const heart = heartOf(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  return heart;
}
