import { expect } from '@playwright/test';
import { codeFor } from '../stage/outside.ts';
import type { Buyer } from '../stage/people.ts';
import { button } from '../steps/deals/booking.ts';
import { type Screen, step } from './walk.ts';

const minuteMs = 60_000;

/** The screen after the consent was given and the one-time code requested. */
export const askingCode = (name: string, consent: string): Screen =>
  step(name, async ({ page }) => {
    await page.getByLabel(consent).check();
    await button(page, 'Получить код').click();
    await expect(page.getByLabel(/Код/)).toBeVisible();
  });

/** The code that the former screen has requested. */
export const lastCode = ({ phone }: Buyer): Promise<string> =>
  codeFor(phone, new Date(Date.now() - minuteMs));
