import { expect, type Page } from '@playwright/test';

export interface CheckedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Chooses files on the page of checks. */
export const chooseFiles = (page: Page, ...files: readonly CheckedFile[]): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(
    files.map(({ name, bytes }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })),
  );

/** The verdict, first of all on the page of checks. */
export const verdict = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
