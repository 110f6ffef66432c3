import { randomUUID } from 'node:crypto';
import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { type Answer, readAnswer, send } from '@novosel/testing/http.ts';
import type { Person } from '@novosel/testing/people.ts';
import type { House } from './house.ts';

/** The fee of the standard term, in kopecks. */
export const fee = 3_000_000;

interface Page {
  readonly price: { readonly totalKopecks: number };
  readonly booking: {
    readonly id: string;
    readonly state: string;
    readonly agreement: { sha256: string } | null;
  } | null;
}

/** A person's actions with an estate at one app, as his page performs them. */
export function actAt(
  origin: string,
  person: Person,
  estate: number,
  act: string,
  body: object = {},
  key: string = randomUUID(),
): Promise<Answer> {
  return send(origin, {
    method: 'POST',
    path: `/api/booking/${estate}/${act}`,
    headers: { ...person.headers, 'idempotency-key': key },
    body,
  });
}

export async function readPage(origin: string, person: Person, estate: number): Promise<Page> {
  const answer = await send(origin, { path: `/api/booking/${estate}`, headers: person.headers });
  if (answer.status !== 200) throw new Error(`the page of estate ${estate}: ${answer.status} ${answer.text}`);
  return readAnswer<Page>(answer).data;
}

/** The body of `begin`; every copy of an estate costs the same. */
export async function beginBody(house: House, person: Person, estate: number): Promise<object> {
  const { price } = await readPage(house.apps[0].origin, person, estate);
  return {
    term: 'standard',
    priceKopecks: price.totalKopecks,
    rulesVersion: bookingRules.version,
    agree: true,
  };
}

export interface Paying {
  readonly bookingId: string;
  readonly paymentId: string;
  readonly estate: number;
  readonly person: Person;
}

/** Begins a booking and passes passport and signature, which other tests cover. @returns its ID */
export async function beginUnpaid(
  house: House,
  origin: string,
  person: Person,
  estate: number,
  body: object,
): Promise<string> {
  const begun = await actAt(origin, person, estate, 'begin', body);
  if (begun.status !== 200) throw new Error(`begin: ${begun.status} ${begun.text}`);
  const id = readAnswer<Page>(begun).data.booking?.id ?? '';
  await makePayable(house, id);
  return id;
}

async function makePayable({ db }: House, bookingId: string): Promise<void> {
  await db.query(`update bookings set state = 'payment' where id = $1 and state = 'passport'`, [bookingId]);
  await db.query(`update deposits set code = 102 where booking_id = $1 and code = 101`, [bookingId]);
}

/** Sends an unpaid booking to the acquirer. @returns the payment's ID at the acquirer */
export async function beginPaying(
  house: House,
  origin: string,
  person: Person,
  estate: number,
  body: object,
): Promise<Paying> {
  const bookingId = await beginUnpaid(house, origin, person, estate, body);
  const paid = await actAt(origin, person, estate, 'payment', { method: 'acquiring' });
  if (paid.status !== 200) throw new Error(`payment: ${paid.status} ${paid.text}`);
  const { rows } = await house.db.query<{ id: string }>(
    `select provider_id as id from payments p join deposits d on d.id = p.deposit_id where d.booking_id = $1`,
    [bookingId],
  );
  return { bookingId, paymentId: rows[0]?.id ?? '', estate, person };
}

/** A notification as the acquirer posts it, from an address of its own. */
export function notify(origin: string, body: object, address = '10.255.0.1'): Promise<Answer> {
  return send(origin, {
    method: 'POST',
    path: '/api/payments/notifications',
    headers: { 'x-forwarded-for': address },
    body,
  });
}
