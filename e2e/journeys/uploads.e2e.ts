import { expect, type Page, test } from '@playwright/test';
import { sql } from '../stage/database.ts';
import { type Buyer, makeBuyer, pickEstate } from '../stage/people.ts';
import { begin, uploadScan } from '../steps/booking.ts';
import { passportPicture } from '../steps/passport-picture.ts';
import { allowAll, breakOff } from '../steps/refuse.ts';
import { signIn } from '../steps/sign-in.ts';

const name = 'разворот.png';
const remove = (page: Page) => page.getByRole('button', { name: new RegExp(`(Убрать|Удалить).*${name}`) });

/** A new buyer stands at the passport of a booking, whose scan is a field of files. */
async function atPassport(page: Page): Promise<Buyer> {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await begin(page, estate);
  return buyer;
}

test('[S4.8-04, S4.8-13, S4.8-14] an uploaded file is kept by the name that the server gave it: after a reload its size is asked for, and what is gone from the server goes from the field', async ({
  page,
}) => {
  const { id } = await atPassport(page);
  const sent = page.waitForResponse('**/api/upload');
  await uploadScan(page, name);
  const [kept] = ((await (await sent).json()) as { data: string[] }).data;
  const asked = page.waitForRequest('**/api/upload/properties');
  await page.reload();
  expect((await asked).postData()).toContain(kept);
  await expect(remove(page)).toBeVisible();
  await expect(page.getByText(`${passportPicture.length} Б · загружен`)).toBeVisible();
  await sql('delete from upload_checks where document_id = $1', [kept]);
  await sql('delete from documents where id = $1 and owner_id = $2', [kept, id]);
  await page.reload();
  await expect(page.getByLabel('Фамилия')).toBeVisible();
  await expect(remove(page)).toHaveCount(0);
});

test('[S4.8-07, S8-20] a file that the line loses goes from the field without a word of blame; chosen again, it arrives', async ({
  page,
}) => {
  await atPassport(page);
  await breakOff(page, '**/api/upload');
  const field = page.locator('input[type=file]');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/upload'));
  await field.setInputFiles({ name, mimeType: 'image/png', buffer: passportPicture });
  await lost;
  await expect(remove(page)).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await allowAll(page);
  await uploadScan(page, name);
});
