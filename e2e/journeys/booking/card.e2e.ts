// Features: booking, payments, signing, documents.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { bookingNumber, bookUntilPayment } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../../steps/deals/pay.ts';
import { signIn } from '../../steps/people/sign-in.ts';

test('[S1-04, S1-06, S1-07, S1-08, S2.3-11, S2.3-19, S2.3-20, S2.3-23, S2.3-24, S2.3-26, S2.3-33] a buyer books a flat, signs and pays by card', async ({
  page,
}, info) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Полина' })).toBeVisible();
  await bookUntilPayment(page, buyer, estate);

  await goToPayPage(page);
  await payByCard(page);
  await seePaid(page, estate);
  await page.getByRole('link', { name: 'Что дальше' }).click();
  await page.waitForURL(`**/deals/${estate}/booking/success`);
  const number = await bookingNumber(page);
  expect(number).not.toBe('');

  await test.step('the signed agreement', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /[Сс]оглашение/ }).click();
    const file = info.outputPath('agreement.pdf');
    await (await download).saveAs(file);
    expect(await verdictsOn(file)).toEqual(['Signature is Valid.']);
  });

  await test.step('the deal is open', async () => {
    await page.getByRole('link', { name: 'Выбрать условия' }).click();
    await page.waitForURL(`**/deals/${estate}/parameters`);
    await page.goto(`/deals/${estate}/view`);
    await expect(page.getByText(/^Выберите/).first()).toBeVisible();
    await expect(page.getByText(number).first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Ваш ход').first()).toBeVisible();
  });
});

/** Poppler's verdict on each signature of the file. */
async function verdictsOn(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('pdfsig', ['-nocert', file]);
  return [...stdout.matchAll(/Signature Validation: (.*)/g)].map(([, verdict]) => verdict ?? '');
}
