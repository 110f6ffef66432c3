import type { Locator, Page } from '@playwright/test';

/** Pastes by the clipboard and the keyboard, as a person does: over the selection, at the caret. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Puts the caret into a field. */
export async function caretAt(field: Locator, at: number): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);
}
