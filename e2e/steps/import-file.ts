import { expect, type Page } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';

/** Brings a CSV of these lines of a complex to the desk; the page of what it would change opens. */
export async function bringFile(
  desk: Page,
  name: string,
  complex: string,
  lines: readonly string[],
): Promise<void> {
  await desk.goto(`${addresses.office}/catalogue/imports`);
  await expect(desk.getByRole('heading', { name: 'Новый файл' })).toBeVisible();
  await desk.getByRole('combobox', { name: 'Комплекс' }).click();
  await desk.getByRole('option', { name: complex }).click();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await desk.locator('input[type=file]').setInputFiles(file);
  await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
}
