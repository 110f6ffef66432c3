// Features: booking, payments.
import { expect, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { drivePayment, orderFault, paymentsOf } from '../../stage/outside.ts';
import { hastenPayments, makeBuyer, numberOf, pickEstate } from '../../stage/people.ts';
import { atScreen, bookingNumber, button } from '../../steps/deals/booking.ts';
import { goToPayPage, payByCard, seePaid } from '../../steps/deals/pay.ts';
import { reach } from '../../steps/deals/states.ts';
import { tooWide } from '../../steps/looks/too-wide.ts';
import { signIn } from '../../steps/people/sign-in.ts';

/** The ledger's balance of a booking: received fees less refunds. */
const keptOf = async (number: string): Promise<number> => {
  const [row] = await sql<{ kept: string }>(
    `select coalesce(sum(p.kopecks), 0)::text as kept
     from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
     join bookings b on b.id = t.booking_id
     where b.number = $1 and p.account = 'customer-fees'`,
    [number],
  );
  return Math.abs(Number(row?.kept));
};

/** The sum that the acquirer has refunded of a payment. */
const refundedOf = async (number: string, id: string) =>
  (await paymentsOf(number)).find((payment) => payment.id === id)?.refunded;

interface Booked {
  readonly estate: number;
  readonly number: string;
}

/** A buyer at the choice of how to pay. */
async function chooseWay(page: Page): Promise<Booked> {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await signIn(page, buyer.phone);
  await reach(page, buyer, estate, 'payment');
  return { estate, number: await numberOf(estate) };
}

/** A buyer who has begun to pay by card and has come back from the bank's page without paying. */
async function leaveAtBank(page: Page): Promise<Booked & { readonly byCard: string }> {
  const booked = await chooseWay(page);
  const byCard = await goToPayPage(page);
  await page.goto(`/deals/${booked.estate}/booking/status`);
  await expect(page.getByRole('heading', { name: 'Закончите оплату картой' })).toBeVisible();
  return { ...booked, byCard };
}

test('[S2.3-25, S3-82, S4.1-06] a card payment that hangs gives way to SBP; when both come, the second goes back', async ({
  page,
}) => {
  const { estate, number, byCard } = await leaveAtBank(page);
  await drivePayment(byCard, 'hang');

  await expect(page.getByText('Если пройдут оба платежа, второй вернём сами.')).toBeVisible();
  await button(page, 'Оплатить по СБП').click();
  await expect(page.getByRole('heading', { name: 'Оплатите по СБП' })).toBeVisible();
  const [bySbp, ...before] = await paymentsOf(number);
  expect(before.map(({ id }) => id)).toEqual([byCard]);

  await drivePayment(bySbp?.id ?? '', 'succeed');
  await atScreen(page, estate, 'success');
  await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();

  await test.step('the card’s money comes after all: it goes back by itself, the booking stays', async () => {
    await drivePayment(byCard, 'succeed');
    await expect.poll(() => refundedOf(number, byCard)).toContain('30');
    expect((await refundedOf(number, bySbp?.id ?? '')) ?? null).toBeNull();
    expect(await keptOf(number)).toBe(3_000_000);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();
  });
});

test('[S2.3-25, S3-80] a card payment that waits gives way to the cash desk, and pays when it comes after all', async ({
  page,
}) => {
  const { estate, byCard } = await leaveAtBank(page);
  await expect(page.getByRole('heading', { name: 'Перевод по реквизитам' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);

  await button(page, 'Заплачу в кассе').click();
  await expect(page.getByRole('heading', { name: 'Оплатите в кассе' })).toBeVisible();
  await expect(page.getByText('Если оплата, которую вы начали раньше, всё же пройдёт')).toBeVisible();
  await drivePayment(byCard, 'succeed');
  await atScreen(page, estate, 'success');
});

test('[S2.3-25] a booking is given up while a card payment waits: what comes after all goes back by itself', async ({
  page,
}) => {
  const { estate, number, byCard } = await leaveAtBank(page);
  await page.getByRole('button', { name: 'Отказаться от брони' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('Если они всё же спишутся, вернём их сами целиком')).toBeVisible();
  await asked.getByRole('button', { name: 'Отказаться от брони' }).click();
  await atScreen(page, estate, 'canceled');
  await expect(page.getByText('Если деньги спишутся, вернём их сами целиком')).toBeVisible();

  await drivePayment(byCard, 'succeed');
  await expect.poll(() => refundedOf(number, byCard)).toContain('30');
  expect(await keptOf(number)).toBe(0);
});

test('[S2.3-25, S4.1-06] a payment that hangs stays in sight until the bank settles it', async ({ page }) => {
  const { estate } = await chooseWay(page);
  const payment = await goToPayPage(page);
  await drivePayment(payment, 'hang');
  await page.goto(`/deals/${estate}/payment/success`);
  await expect(page.getByText(/^Ждём/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Оплата прошла' })).toBeHidden();

  await test.step('a person who comes back finds the same', async () => {
    await page.goto(`/booking/${estate}`);
    await atScreen(page, estate, 'status');
  });
  await drivePayment(payment, 'succeed');
  await atScreen(page, estate, 'success');
  await expect(page.getByRole('heading', { name: /^Забронировано/ })).toBeVisible();
});

test('[S4.1-06] an acquirer that answers nothing is asked again with the same key; nobody pays twice', async ({
  page,
}) => {
  const { estate, number: about } = await chooseWay(page);
  await orderFault({ target: 'payments.create', mode: '500-after', count: 2, about });
  await button(page, /^Оплатить картой/).click();
  await atScreen(page, estate, 'status');
  await expect(page.getByRole('heading', { name: 'Банк пока не ответил' })).toBeVisible();
  const number = await bookingNumber(page);
  expect(number).toBe(about);

  const toBank = page.getByRole('link', { name: 'Перейти на страницу банка' });
  await expect(async () => {
    await hastenPayments(number);
    await expect(toBank).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(await paymentsOf(number)).toHaveLength(1);
  await toBank.click();
  await payByCard(page);
  await seePaid(page, estate);
  expect(await paymentsOf(number)).toHaveLength(1);
});
