import { nth } from '@novosel/testing/nth.ts';
import type { Random } from '@novosel/testing/random.ts';
import { beginBody, beginPaying, fee, notify, type Paying } from './rig/booking.ts';
import { type Books, compareBooks, settledBooks } from './rig/books.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { runConcurrently } from './rig/run-concurrently.ts';

const width = 16;
const eventsOfAPayment = 10;
/**
 * Checked only in a soak, which has the machine for itself: at the gate it would measure whatever else runs.
 */
const longestAnswerMs = 1000;

type Fate = 'succeed' | 'decline' | 'nothing';

interface Event {
  readonly event: string;
  readonly object: Record<string, unknown>;
}

/**
 * Promise 36: notifications come twice, out of order, late and forged. The final state is what the acquirer
 * says, and nothing that a notification merely claims.
 */
export const providerEvents: Fault = {
  promise: 36,
  name: 'provider-events',
  guards: /^apps\/server\/src\/(?:domains\/payments\/|ports\/acquirer\/)/,
  gate: 100,
  all: 1000,
  soak: 50_000,
  async act({ house, random, count }: Trial) {
    const findings = new Findings();
    const keptBefore = await countKept(house);
    const paying = await beginAll(house, Math.ceil(count / eventsOfAPayment));
    const fates = new Map(
      paying.map((one) => [one, random.pick<Fate>(['succeed', 'succeed', 'decline', 'nothing'])]),
    );
    const lies = await plantLies(house, random, paying);
    const events = random.shuffle(paying.flatMap((one) => eventsOf(random, one, lies)));
    // The acquirer decides half of the payments while notifications are already coming.
    const early = random.some(paying, paying.length / 2);
    for (const one of early) await decide(house, one, fates.get(one));
    const late = runConcurrently(paying.length, 4, async (place) => {
      const one = nth(paying, place);
      if (!early.includes(one)) await decide(house, one, fates.get(one));
    });
    let slowest = 0;
    await runConcurrently(events.length, width, async (place) => {
      const began = performance.now();
      const answer = await notify(
        random.pick(house.apps).origin,
        nth(events, place),
        `10.254.${place % 250}.1`,
      );
      slowest = Math.max(slowest, performance.now() - began);
      findings.expect(answer.status === 200, () => `a notice was answered ${answer.status} ${answer.text}`);
    });
    await late;
    await refusesBrokenOnes(house, findings);
    return async () => {
      const ids = paying.map(({ bookingId }) => bookingId);
      const wanted = new Map(paying.map((one) => [one.bookingId, stateAfter(fates.get(one))]));
      const books = await settledBooks(house, ids, ({ id, state }) => state === wanted.get(id));
      compareBooks(findings, books);
      const kept = (await countKept(house)) - keptBefore;
      findings.expect(kept === events.length, () => `${events.length} notices were answered, ${kept} kept`);
      await neverPaidTwice(books, findings);
      findings.expect(
        count < providerEvents.soak || slowest < longestAnswerMs,
        () => `a notice was answered after ${slowest.toFixed(0)} ms`,
      );
      const refusal = await house.refusalOf({ ACQUIRER_SECRET: '' });
      findings.expect(refusal.includes('ACQUIRER_SECRET'), () => `without a secret it said «${refusal}»`);
      findings.settle();
      return `${events.length} notices about ${ids.length} payments, ${lies.length} lies behind them: ends as the acquirer says, 0 forged taken, slowest answer ${slowest.toFixed(0)} ms`;
    };
  },
};

async function beginAll(house: House, count: number): Promise<Paying[]> {
  const [people, estates] = [await house.buyers(count), await house.estates(count)];
  const body = await beginBody(house, nth(people, 0), nth(estates, 0));
  const all: Paying[] = [];
  await runConcurrently(count, 12, async (place) => {
    all.push(
      await beginPaying(
        house,
        nth(house.apps, place % 2).origin,
        nth(people, place),
        nth(estates, place),
        body,
      ),
    );
  });
  return all;
}

const stateAfter = (fate: Fate | undefined): string =>
  ({ succeed: 'success', decline: 'payment', nothing: 'paying' })[fate ?? 'nothing'];

async function decide({ outside }: House, { paymentId }: Paying, fate: Fate | undefined): Promise<void> {
  if (fate !== 'nothing') await outside.drive(paymentId, fate === 'succeed' ? 'succeed' : 'decline');
}

/**
 * Payments that succeeded at the acquirer and name a booking of ours, but are not those that we requested.
 */
async function plantLies(house: House, random: Random, paying: readonly Paying[]): Promise<string[]> {
  const lies: string[] = [];
  const foreign = new Set<string>();
  const { rows } = await house.db.query<{ id: string }>(
    `select p.id from payments p join deposits d on d.id = p.deposit_id where d.booking_id = any($1)`,
    [paying.map(({ bookingId }) => bookingId)],
  );
  for (const { id } of random.some(rows, Math.min(40, rows.length))) {
    const kind = random.pick(['amount', 'order', 'currency', 'nobody'] as const);
    const order =
      kind === 'order' ? crypto.randomUUID() : kind === 'nobody' ? "'; drop table payments; --" : id;
    const lie = await house.outside.plant(kind === 'amount' ? 100 : fee, { payment: order });
    if (kind === 'currency') foreign.add(lie);
    await house.outside.drive(lie, 'succeed');
    lies.push(lie);
  }
  house.acquirer.twist = (object) =>
    foreign.has(String(object.id)) ? { ...object, amount: { value: '30000.00', currency: 'USD' } } : object;
  return lies;
}

/** True, early, late, repeated and forged notifications about one payment; none of them is signed. */
function eventsOf(random: Random, { paymentId }: Paying, lies: readonly string[]): Event[] {
  const names = ['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture', 'refund.succeeded'];
  const claim = () => ({
    id: random.chance(0.7) ? paymentId : random.chance(0.5) ? random.pick(lies) : crypto.randomUUID(),
    status: random.pick(['succeeded', 'canceled', 'pending']),
    paid: random.chance(0.5),
    amount: { value: random.pick(['30000.00', '1.00', '-30000.00']), currency: random.pick(['RUB', 'USD']) },
    recipient: { account_id: random.pick(['demo-shop-1', 'somebody-else']) },
  });
  return Array.from({ length: eventsOfAPayment }, () => ({ event: random.pick(names), object: claim() }));
}

async function refusesBrokenOnes({ apps }: House, findings: Findings): Promise<void> {
  for (const body of [[], 'text', { object: 'text' }, { event: 7 }]) {
    const { status } = await notify(apps[0].origin, body as object);
    findings.expect(status < 500, () => `a broken notice was answered ${status}`);
  }
}

/** Raw notifications that this fault sent, also in an earlier attempt. */
async function countKept({ db }: House): Promise<number> {
  const { rows } = await db.query<{ kept: number }>(
    `select count(*)::int as kept from provider_events where address like '10.254.%'`,
  );
  return rows[0]?.kept ?? 0;
}

async function neverPaidTwice(books: ReadonlyMap<string, Books>, findings: Findings): Promise<void> {
  for (const { id, payments, state } of books.values())
    findings.expect(payments.length === 1, () => `booking ${id} (${state}) has ${payments.length} payments`);
}
