import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { passportOf } from '../../src/demo/people.data.ts';
import { sql } from '../../src/platform/database/drizzle.ts';
import type { Answer, Browser } from '../browser.ts';
import { lastCode } from '../last-sms.ts';
import { enterDesk } from '../people/enter-desk.ts';
import type { TestServer } from '../test-server.ts';

/** States that differ in what they let a person do, in the order of the way. */
const states = ['canceled', 'passport', 'sign', 'payment', 'cash', 'success', 'resign'] as const;
type Until = (typeof states)[number];

export interface MadeBooking {
  readonly state: Until;
  readonly buyer: Browser;
  readonly estate: number;
  readonly id: string;
  readonly number: string;
}

/** The data of an answer. @throws Error with the whole of it when the call was refused */
export function given<Data>({ status, body, raw }: Answer): Data {
  if (status !== 200 || body.result === false) throw new Error(`${status} ${raw.body}`);
  return body.data as unknown as Data;
}

/** A flat for sale that is not yet anybody's; the highest numbers first. */
export async function flatsForSale({ context }: TestServer, count: number): Promise<number[]> {
  const { rows } = await context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id desc limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

export async function uploadScan(buyer: Browser): Promise<string> {
  const answer = await buyer.upload('/api/upload', 'паспорт.pdf', makePdf(), 'application/pdf');
  return given<string[]>(answer)[0] ?? '';
}

/** A booking in every such state, each of a buyer of its own, through the doors. */
export async function makeBookings(server: TestServer): Promise<readonly MadeBooking[]> {
  const flats = await flatsForSale(server, states.length);
  const desk = {
    accountant: await enterDesk(server, 'accountant'),
    manager: await enterDesk(server, 'manager'),
  };
  const made: MadeBooking[] = [];
  for (const [place, state] of states.entries()) {
    const buyer = await server.buyer(String(place + 6).padStart(2, '0'));
    const estate = flats[place] ?? 0;
    await walk(server, desk, { buyer, estate, state, passport: passportOf(place + 5) });
    const { booking } = given<BookingPage>(await buyer.get(`/api/booking/${estate}`));
    if (booking?.state !== state) throw new Error(`a booking is ${booking?.state}, not ${state}`);
    made.push({ state, buyer, estate, id: booking.id, number: booking.number });
  }
  return made;
}

interface Walk {
  readonly buyer: Browser;
  readonly estate: number;
  readonly state: Until;
  readonly passport: object;
}

type Desk = Readonly<Record<'accountant' | 'manager', Browser>>;

async function walk(server: TestServer, desk: Desk, { buyer, estate, state, passport }: Walk): Promise<void> {
  const act = async (name: string, body: object) =>
    given<BookingPage>(await buyer.act(`/api/booking/${estate}/${name}`, body));
  const { price, rules } = given<BookingPage>(await buyer.get(`/api/booking/${estate}`));
  await act('begin', {
    term: 'standard',
    priceKopecks: price.totalKopecks,
    rulesVersion: rules.version,
    agree: true,
  });
  if (state === 'canceled') await act('cancel', {});
  if (state === 'canceled' || state === 'passport') return;
  const { booking } = await act('passport', { passport, scans: [await uploadScan(buyer)] });
  if (state === 'sign') return;
  const { sha256 = '' } = booking?.agreement ?? {};
  given(await buyer.post(`/api/booking/${estate}/signing-code`, { sha256 }));
  await act('sign', { sha256, code: await lastCode(server) });
  if (state === 'payment') return;
  await act('payment', { method: 'cash-box' });
  if (state === 'cash') return;
  const acts = `/api/office/bookings/${booking?.id}`;
  await desk.accountant.act(`${acts}/confirm-cash`, {
    receipt: 'ПКО 1',
    kopecks: booking?.term.feeKopecks,
  });
  if (state === 'success') return;
  const { card, booking: paid } = given<BookingPage>(await buyer.get(`/api/booking/${estate}`));
  given(
    await desk.manager.act(`${acts}/change-terms`, {
      priceKopecks: price.totalKopecks - 10_000_000,
      until: paid?.bookedUntil?.slice(0, 10),
      finishing: card.estate.finishing,
      reason: 'Скидка по акции',
    }),
  );
}
