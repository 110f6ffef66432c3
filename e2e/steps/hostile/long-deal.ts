import { evenSchedule } from '@novosel/contract/deals/schedule.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { sql } from '../../stage/database.ts';
import { type Buyer, pickEstate } from '../../stage/people.ts';
import { type Calls, openCalls } from '../browser/calls.ts';
import { passportPicture } from '../browser/passport-picture.ts';
import { lead, passportOf } from '../deals/states.ts';
import { type LongStaff, longLine, longWord } from './long-people.ts';

export interface LongDeal {
  /**
   * Flats of the deal, of bookings that wait for a signature, of one with changed terms, and of one that the
   * desk ended.
   */
  readonly estate: number;
  readonly signing: number;
  readonly offered: number;
  readonly ended: number;
  /** Their bookings. */
  readonly booking: string;
  readonly offeredBooking: string;
  readonly endedBooking: string;
}

const dayMs = 86_400_000;

/** Makes bookings whose passports have long words, and a deal in which the desk has written such words. */
export async function writeDeal(buyer: Buyer, staff: LongStaff): Promise<LongDeal> {
  const [estate = 0, signing = 0, offered = 0, ended = 0] = await pickDifferent(4);
  const flats = [estate, signing, offered, ended];
  const desk = await openCalls('office', staff.email);
  // Nobody holds more than three: a paid or ended booking makes room for another one.
  await bookWithLongPassport(buyer, ended);
  await desk.act(`/api/office/bookings/${await bookingOf(ended)}/cancel`, { reason: longWord() });
  await bookWithLongPassport(buyer, estate);
  await lead(buyer, estate, 'success');
  await bookWithLongPassport(buyer, signing);
  await bookWithLongPassport(buyer, offered);
  await lead(buyer, offered, 'payment');
  const calls = await openCalls('cabinet', buyer.phone);
  await calls.act(`/api/booking/${offered}/payment`, { method: 'other' });
  const [booking = '', , offeredBooking = '', endedBooking = ''] = await Promise.all(flats.map(bookingOf));
  const { price, finishing } = await termsOf(offeredBooking);
  const until = isoDay(Date.now() + 20 * dayMs);
  // The first price is offered, the second waits for another member of staff.
  for (const part of [0.97, 0.6])
    await desk.act(`/api/office/bookings/${offeredBooking}/change-terms`, {
      priceKopecks: Math.floor((price * part) / 100_000) * 100_000,
      until,
      finishing,
      reason: longWord(),
    });
  await moveTo(desk, booking, ['parameters', 'exception', 'appointment-made']);
  return { estate, signing, offered, ended, booking, offeredBooking, endedBooking };
}

async function pickDifferent(count: number): Promise<number[]> {
  const picked = new Set<number>();
  while (picked.size < count) picked.add(await pickEstate());
  return [...picked];
}

/** Leads the deal to the banks, after an application was sent. */
export async function writeMortgage({ booking }: LongDeal, staff: LongStaff): Promise<void> {
  await moveTo(await openCalls('office', staff.email), booking, [
    'appointment-made',
    'exception',
    'mortgage-awaits',
  ]);
}

/** Leads the deal on to its schedule of payments, with the first installment paid. */
export async function writeSchedule({ booking }: LongDeal, staff: LongStaff): Promise<void> {
  const desk = await openCalls('office', staff.email);
  await moveTo(desk, booking, ['mortgage-awaits', 'exception', 'funding']);
  await writeEscrow(booking);
  const { price: priceKopecks } = await termsOf(booking);
  const [first, ...others] = evenSchedule({
    priceKopecks,
    firstKopecks: 100_000_00,
    firstOn: isoDay(Date.now() + 10 * dayMs),
    count: 3,
  });
  const deal = await dealOf(booking);
  await desk.act(`/api/office/deals/${deal}/schedule`, {
    payments: [first, ...others],
    reason: longWord(),
  });
  await desk.act(`/api/office/deals/${deal}/schedule/receive`, {
    number: 1,
    // A payment order pays once, also when the journey is repeated.
    order: longWord(68) + booking.slice(-12),
    paidOn: isoDay(Date.now()),
    kopecks: first?.kopecks,
  });
}

/** The desk accepts only an account with a valid check digit; only the bank's name matters here. */
const writeEscrow = (booking: string) =>
  sql(
    `insert into escrow_accounts (deal_id, bank, bik, correspondent_account, account, recorded_at)
     select id, $2, '044525225', '30101810400000000225', lpad((floor(random() * 1e12))::bigint::text, 20, '4'), now()
     from deals where booking_id = $1`,
    [booking, longWord(45)],
  );

async function bookWithLongPassport(buyer: Buyer, flat: number): Promise<void> {
  await lead(buyer, flat, 'passport');
  const calls = await openCalls('cabinet', buyer.phone);
  const place = longWord();
  const scan = await calls.upload('разворот.png', new Uint8Array(passportPicture), 'image/png');
  await calls.act(`/api/booking/${flat}/passport`, {
    passport: { ...passportOf(buyer), birthPlace: place, issuer: place, addressRegister: place },
    scans: [scan],
  });
}

const bookingOf = async (estate: number): Promise<string> => {
  const [row] = await sql<{ id: string }>('select id from bookings where estate_id = $1', [estate]);
  return row?.id ?? '';
};

/** The deal that a booking has become. */
async function dealOf(booking: string): Promise<string> {
  const [row] = await sql<{ id: string }>('select id from deals where booking_id = $1', [booking]);
  return row?.id ?? '';
}

interface Terms {
  readonly price: number;
  readonly finishing: string;
}

async function termsOf(booking: string): Promise<Terms> {
  const [terms] = await sql<Terms>(
    `select b.price_kopecks::float8 as price, coalesce(b.finishing, e.finishing) as finishing
     from bookings b join estates e on e.id = b.estate_id where b.id = $1`,
    [booking],
  );
  if (!terms) throw new Error('no booking');
  return terms;
}

/** The desk's decision of an exception can lead from any place to any other. */
async function moveTo(desk: Calls, booking: string, places: readonly string[]): Promise<void> {
  const deal = await dealOf(booking);
  for (const [index, to] of places.slice(1).entries())
    await desk.act(`/api/office/deals/${deal}/move`, {
      from: places[index],
      to,
      reason: longWord(),
      ...(to === 'appointment-made' && {
        visit: { at: new Date(Date.now() + dayMs).toISOString(), place: longLine },
      }),
    });
}
