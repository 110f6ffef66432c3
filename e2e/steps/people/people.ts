import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import type { Buyer } from '../../stage/people.ts';

/** The administrator's button on the card of a person whose password others may know. */
export const requirement = (desk: Page) => desk.getByRole('button', { name: 'Потребовать новый пароль' });

/** The administrator demands a new password from a person, on his card. */
export async function requirePassword(desk: Page, { id }: Buyer, reason: string): Promise<void> {
  await desk.goto(`${addresses.office}/people/${id}`);
  await requirement(desk).click();
  const window = desk.getByRole('dialog', { name: 'Потребовать новый пароль' });
  await window.getByLabel('Причина').fill(reason);
  await window.getByRole('button', { name: 'Потребовать' }).click();
  await expect(window).toBeHidden();
  await expect(desk.getByText('При следующем входе нужен новый пароль').first()).toBeVisible();
  await expect(requirement(desk)).toHaveAttribute('aria-disabled', 'true');
}
