import type { Page } from '@playwright/test';
import { codeFor } from '../../stage/outside.ts';
import { button } from '../deals/booking.ts';

/** Ticks a consent, requests its code, enters it and presses the act's button. */
export async function signByCode(page: Page, phone: string, act: string): Promise<void> {
  const since = new Date();
  await button(page, 'Получить код').click();
  await page.getByLabel(/Код/).fill(await codeFor(phone, since));
  await button(page, act).click();
}
