import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { expect, type Page } from '@playwright/test';
import { codeFor, drivePayment, paymentsOf } from '../../stage/outside.ts';
import { type Buyer, passCodePause } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passportPicture } from '../browser/passport-picture.ts';
import { atScreen, type Term } from './booking.ts';

/** The passport of a buyer of a journey (`makeBuyer`). */
export const passportOf = ({ surname, name }: Buyer): PassportForm => ({
  lastName: surname,
  firstName: name,
  patronymic: 'Петровна',
  sex: 2,
  birthday: '1990-05-17',
  birthPlace: 'г. Архангельск',
  serial: '9900',
  number: '123456',
  issueDate: '2010-06-05',
  issuer: 'Отделом УФМС России по Архангельской области',
  issuerCode: '290-002',
  addressRegister: '163000, г. Архангельск, ул. Поморская, д. 7, кв. 31',
  addressLiving: null,
  addressesEqual: true,
});

type Step = (calls: Calls, buyer: Buyer, estate: number, term: Term) => Promise<unknown>;

/** The calls that lead a booking on from each state. */
const steps: Readonly<Record<'none' | 'passport' | 'sign' | 'payment', Step>> = {
  async none(calls, _, estate, term) {
    const { price, rules } = await bookingAt(calls, estate);
    await calls.act(`/api/booking/${estate}/begin`, {
      term: term === 'free' ? 'free' : 'standard',
      priceKopecks: price.totalKopecks,
      rulesVersion: rules.version,
      agree: true,
    });
  },
  async passport(calls, buyer, estate) {
    const scan = await calls.upload('разворот.png', new Uint8Array(passportPicture), 'image/png');
    await calls.act(`/api/booking/${estate}/passport`, { passport: passportOf(buyer), scans: [scan] });
  },
  async sign(calls, buyer, estate) {
    const { booking } = await bookingAt(calls, estate);
    const sha256 = booking?.agreement?.sha256 ?? '';
    await passCodePause(buyer);
    const since = new Date();
    await calls.act(`/api/booking/${estate}/signing-code`, { sha256 });
    await calls.act(`/api/booking/${estate}/sign`, { sha256, code: await codeFor(buyer.phone, since) });
  },
  async payment(calls, _, estate) {
    await calls.act(`/api/booking/${estate}/payment`, { method: 'acquiring' });
    const { booking } = await bookingAt(calls, estate);
    const [payment] = await paymentsOf(booking?.number ?? '');
    await drivePayment(payment?.id ?? '', 'succeed');
    await expect
      .poll(async () => (await bookingAt(calls, estate)).booking?.state, { timeout: 15_000 })
      .toBe('success');
  },
};

const bookingAt = (calls: Calls, estate: number) => calls.get<BookingPage>(`/api/booking/${estate}`);

/**
 * States to which calls can lead a booking; `steps/deals/booking.ts` goes through the pages, in four
 * journeys.
 */
export type Reached = 'passport' | 'sign' | 'payment' | 'success';

/** Leads a buyer's booking to a state by calls, from its present state. */
export async function lead(buyer: Buyer, estate: number, until: Reached, term: Term = 'paid'): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  for (let done = 0; done <= Object.keys(steps).length; done += 1) {
    const { booking } = await bookingAt(calls, estate);
    // After a refund the flat is booked again.
    const state = booking && booking.state !== 'returned' ? booking.state : 'none';
    if (state === until) return;
    if (!(state in steps)) throw new Error(`the booking is ${state} and does not become ${until}`);
    await steps[state as keyof typeof steps](calls, buyer, estate, term);
  }
  throw new Error(`the booking does not become ${until}`);
}

/** The same, with its page open. */
export async function reach(
  page: Page,
  buyer: Buyer,
  estate: number,
  until: Reached,
  term?: Term,
): Promise<void> {
  await lead(buyer, estate, until, term);
  await page.goto(`/deals/${estate}/booking/${until}`);
  await atScreen(page, estate, until);
}
