import type { Page } from '@playwright/test';
import { codeFor } from '../../stage/outside.ts';
import { password } from '../../stage/people.ts';
import { button } from '../deals/booking.ts';

/** Requests the code on the page that unfreezes, and enters it with the password. */
export async function unfreeze(page: Page, phone: string, secret = password): Promise<void> {
  const card = page.getByRole('region', { name: 'Кабинет заморожен' });
  const since = new Date();
  await card.getByRole('button', { name: 'Разморозить' }).click();
  await page.getByLabel(/^Код/).fill(await codeFor(phone, since));
  await card.getByRole('textbox', { name: 'Пароль' }).fill(secret);
  await button(page, 'Разморозить кабинет').click();
}
