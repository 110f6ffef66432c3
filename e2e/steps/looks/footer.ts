import { expect, type Locator, type Page } from '@playwright/test';

/** The footer with all of its links: in the cabinet of a phone they open by a press. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  const whole = footer.getByRole('button', { name: 'Все ссылки' });
  if (await whole.isVisible()) await whole.click();
  return footer;
}
