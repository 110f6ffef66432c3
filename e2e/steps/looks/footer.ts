import { expect, type Locator, type Page } from '@playwright/test';

/** Unfolds the footer's links, which are folded in the cabinet on a phone. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  const whole = footer.getByRole('button', { name: 'Все ссылки' });
  if (await whole.isVisible()) await whole.click();
  return footer;
}
