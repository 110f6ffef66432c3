import type { BookingState } from '@novosel/contract/booking/rules.ts';
import { bookingRules } from '@novosel/contract/booking/terms.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../context.ts';
import { saveBookingPassport } from '../domains/booking/agreement/save-passport.ts';
import { sendBookingCode } from '../domains/booking/agreement/send-signing-code.ts';
import { signBooking } from '../domains/booking/agreement/sign-booking.ts';
import { type BookingRow, findBooking, findOwnBookings } from '../domains/booking/booking.repo.ts';
import { readBookingPage } from '../domains/booking/booking-page.ts';
import { confirmCash } from '../domains/booking/desk/confirm-cash.ts';
import { beginBooking } from '../domains/booking/opening/begin-booking.ts';
import { beginPayment } from '../domains/booking/payment/begin-payment.ts';
import { estates } from '../domains/catalogue/catalogue.tables.ts';
import { findDocument, keepUpload } from '../domains/documents/public.ts';
import { users } from '../domains/identity/identity.tables.ts';
import { listenToNews } from '../domains.ts';
import type { BuyerAct, StaffAct } from '../platform/act.ts';
import { and, asc, desc, eq, sql } from '../platform/database/drizzle.ts';
import { openEvents } from '../platform/events.ts';
import { outbox } from '../platform/platform.tables.ts';
import { passportOf } from './people.data.ts';

/** Bookings of the demo's buyers (interface.md): the last digits of the phone and the state to reach. */
const places: readonly { readonly number: number; readonly until: BookingState }[] = [
  { number: 2, until: 'passport' },
  { number: 3, until: 'payment' },
  { number: 4, until: 'success' },
];

/**
 * Brings buyers 02, 03 and 04 to their states in the demo by the use cases. After an interruption it
 * continues; a buyer who is further, or whose booking is over, is skipped.
 */
export async function seedBookings(context: Context): Promise<void> {
  const deps = demoDeps(context);
  for (const { number, until } of places) {
    const userId = await userOf(deps, `790000000${String(number).padStart(2, '0')}`);
    if (userId !== undefined) await walk(deps, { number, userId }, until);
  }
}

/** Without listeners: nobody is subscribed to the program's events yet. */
export function demoDeps(context: Context): Context {
  const deps: Context = { ...context, events: openEvents() };
  listenToNews(deps);
  return deps;
}

interface Buyer {
  readonly number: number;
  readonly userId: number;
}

/** The states before success, in order. */
const way: readonly BookingState[] = ['passport', 'sign', 'payment', 'cash', 'success'];

/** Continues a buyer's booking from its present state. */
export async function walk(deps: Context, buyer: Buyer, until: BookingState): Promise<void> {
  const [begun] = await findOwnBookings(deps.db, buyer.userId);
  let booking: BookingRow | undefined = begun ?? (await begin(deps, buyer));
  while (booking && way.includes(booking.state) && way.indexOf(booking.state) < way.indexOf(until)) {
    await step(deps, buyer, booking);
    booking = await findBooking(deps.db, booking.id);
  }
}

/** Buyers 11 and 12 receive the keys now: their building is finished. Other contracts are in the future. */
const getsTheKeys: ReadonlySet<number> = new Set([11, 12]);

async function begin(deps: Context, { userId, number }: Buyer): Promise<BookingRow> {
  const [flat] = await deps.db
    .select({ id: estates.id })
    .from(estates)
    .where(and(eq(estates.status, 3), eq(estates.kind, 1), eq(estates.rooms, ((number - 2) % 3) + 1)))
    .orderBy(
      ...(getsTheKeys.has(number) ? [asc(estates.handoverKey)] : []),
      asc(estates.complexId),
      desc(estates.floor),
      asc(estates.id),
    )
    .limit(1);
  if (!flat) throw new Error('the demo has no flat left to be booked');
  const act = buyersAct(deps, userId);
  const { price } = await readBookingPage(deps, deps.db, act, flat.id);
  return beginBooking(deps, deps.db, act, {
    estateId: flat.id,
    term: 'standard',
    priceKopecks: price.totalKopecks,
    rulesVersion: bookingRules.version,
  });
}

async function step(deps: Context, { userId, number }: Buyer, booking: BookingRow): Promise<void> {
  const { estateId } = booking;
  if (booking.state === 'passport') {
    const { demoScan } = await import('./demo-scan.ts');
    const scan = await keepUpload(deps, userId, 'Паспорт.pdf', await demoScan());
    const act = { ...buyersAct(deps, userId), address: '127.0.0.1', requestId: 'demo' };
    const passport = passportOf(number - 1, isoDay(act.at));
    await saveBookingPassport(deps, deps.db, act, { estateId, passport, scans: [scan] });
  } else if (booking.state === 'sign') {
    await sign(deps, userId, booking);
  } else if (booking.state === 'payment') {
    await beginPayment(deps, buyersAct(deps, userId), { estateId, method: 'cash-box' });
  } else {
    const { id: bookingId, feeKopecks: kopecks, number } = booking;
    const receipt = `ПКО ${number}`;
    await confirmCash(deps, deps.db, await actOf(deps, 'accountant'), { bookingId, receipt, kopecks });
  }
}

async function sign(deps: Context, userId: number, { agreementId, estateId }: BookingRow): Promise<void> {
  const agreement = agreementId ? await findDocument(deps.db, agreementId) : undefined;
  if (!agreement) throw new Error('a booking that waits for a signature has no agreement');
  const { sha256 } = agreement;
  await sendBookingCode(deps, deps.db, buyersAct(deps, userId), { estateId, sha256 });
  const code = await lastCode(deps);
  const act = { ...buyersAct(deps, userId), address: '127.0.0.1', userAgent: 'demo' };
  await signBooking(deps, act, { estateId, sha256, code });
}

const buyersAct = (deps: Context, id: number): BuyerAct => ({
  at: deps.clock.now(),
  actor: { kind: 'buyer', id },
});

/** The code from the SMS; no message has been sent yet. */
export async function lastCode({ db }: Context): Promise<string> {
  const [message] = await db
    .select({ text: sql<string>`${outbox.payload} ->> 'text'` })
    .from(outbox)
    .where(eq(outbox.topic, 'sms'))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

export async function userOf({ db }: Context, phone: string): Promise<number | undefined> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return found?.id;
}

/** An act of the demo's member of staff with that role, at the moment that the demo has reached. */
export async function actOf(deps: Context, role: StaffRole): Promise<StaffAct> {
  const id = await staffOf(deps, `${role}@demo.test`);
  return { at: deps.clock.now(), actor: { kind: 'staff', id, roles: [role] } };
}

async function staffOf({ db }: Context, email: string): Promise<number> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!found) throw new Error(`the demo has no ${email}`);
  return found.id;
}
