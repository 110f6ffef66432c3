// Features: booking, documents, profile.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { sql } from '../../stage/database.ts';
import { type Buyer, makeBuyer, pickEstate } from '../../stage/people.ts';
import { answerTogether } from '../../steps/browser/answer-together.ts';
import { passportPicture } from '../../steps/browser/passport-picture.ts';
import { allowAll, breakOff } from '../../steps/browser/refuse.ts';
import { goLive, passRetries } from '../../steps/browser/retries.ts';
import { button, uploadScan } from '../../steps/deals/booking.ts';
import { letterIn, openWindow, picture } from '../../steps/deals/feedback.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { signIn } from '../../steps/people/sign-in.ts';

const name = 'разворот.png';
const remove = (page: Page) => page.getByRole('button', { name: new RegExp(`(Убрать|Удалить).*${name}`) });

/** A new buyer at the passport step of a booking, whose scan is a file field. */
async function atPassport(page: Page): Promise<Buyer> {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'passport');
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

test('[S4.8-13] a file that is stored just as the sizes of others come joins them', async ({ page }) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await lead(buyer, estate, 'sign');
  await answerTogether(page);
  await signIn(page, buyer.phone, '/profile');
  await button(page, 'Изменить паспорт').click();
  await uploadScan(page, 'прописка.png');
  await expect(page.getByRole('button', { name: 'Убрать Файл 1' })).toBeVisible();
  await expect(page.getByText(`${passportPicture.length} Б · загружен`)).toHaveCount(2);
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

test('[S8-20, S8-33] over a line that is dead though the browser says «online» a file goes, too, and the page tells why until somebody answers', async ({
  page,
}) => {
  await page.clock.install();
  await atPassport(page);
  await goLive(page);
  await breakOff(page, '**/api/**');
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name, mimeType: 'image/png', buffer: passportPicture });
  const banner = page.getByRole('status').filter({ hasText: 'Нет связи' });
  await expect(banner).toContainText('продолжим, когда связь вернётся');
  await expect(page.getByText(name)).toHaveCount(0);
  await allowAll(page);
  await passRetries(page, () => expect(banner).toHaveCount(0, { timeout: 250 }));
  await uploadScan(page, name);
});

test('[S4.8-02, S4.8-03, S4.8-12] over a slow line the bar of a file follows its bytes; it can be removed when the server has it', async ({
  page,
}) => {
  await atPassport(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200 * 1024,
  });
  const heavy = await noise(500);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: heavy });
  const bar = page.getByRole('progressbar', { name: `Отправляем ${name}` });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(10);
  const before = await percent();
  expect(before).toBeLessThan(100);
  await expect(remove(page)).toHaveCount(0);
  await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(before);
  await expect(bar).toHaveCount(0, { timeout: 60_000 });
  await expect(remove(page)).toBeVisible();
});

test('[S4.8-08, S4.8-09, S4.8-11, S8-17, S8-18, S8-19] a file that the server refuses is told in its words below those of the page, and goes; the others join the field in their order', async ({
  page,
}) => {
  await signIn(page, (await makeBuyer()).phone);
  const window = await openWindow(page);
  const { files } = letterIn(window);
  const rows = window.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Убрать/ }) });
  const liar = { ...picture('письмо.png'), buffer: Buffer.from('Это не картинка') };
  await files.setInputFiles([picture('план.txt'), picture('план.png'), liar, picture('фото.png')]);
  const errors = window.getByRole('alert').filter({ hasText: 'не может быть загружен' }).locator('p');
  await expect(errors).toHaveText([
    'Файл "план.txt" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: png, jpg, jpeg, gif, pdf',
    /^Файл "письмо\.png" не может быть загружен: он повреждён или внутри не то, что обещает имя\./,
  ]);
  await expect(rows).toHaveText([/план\.png/, /фото\.png/]);
  await expect(window.getByRole('progressbar')).toHaveCount(0);
  expect(await files.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(0);
  await files.setInputFiles(picture('ещё.png'));
  await expect(rows).toHaveText([/план\.png/, /фото\.png/, /ещё\.png/]);
  await expect(errors).toHaveCount(0);
});

/** A picture that compression does not make smaller. */
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
