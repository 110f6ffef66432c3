import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Random } from '@novosel/testing/random.ts';
import { until } from '@novosel/testing/until.ts';
import { spoils } from './rig/acquirer-proxy.ts';
import { actAt, beginBody, beginUnpaid } from './rig/booking.ts';
import { compareBooks, readBooks, settledBooks } from './rig/books.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { runConcurrently } from './rig/run-concurrently.ts';

const width = 60;
const spoiltShare = 0.5;
const refundsSpoiltMs = 2000;
/** A call that hangs takes our whole timeout of 8 seconds, so there are few of them. */
const hangingShare = 0.02;

/** Promise 43: whatever happens to a call to the acquirer, «unknown» is neither success nor failure. */
export const unknownOutcome: Fault = {
  promise: 43,
  name: 'unknown-outcome',
  guards: /^apps\/server\/src\/(?:domains\/payments\/|ports\/acquirer\/)/,
  gate: 30,
  all: 200,
  soak: 1000,
  async act({ house, random, count }: Trial) {
    const findings = new Findings();
    const [people, estates] = [await house.buyers(count), await house.estates(count)];
    const body = await beginBody(house, nth(people, 0), nth(estates, 0));
    const line = spoilTheLine(house, random);
    const ids: string[] = [];
    const watching = watch(house, ids, findings);
    const payments = snapshots(house);
    await runConcurrently(count, width, async (place) => {
      const origin = random.pick(house.apps).origin;
      const id = await beginUnpaid(house, origin, nth(people, place), nth(estates, place), body);
      ids.push(id);
      const asked = await actAt(origin, nth(people, place), nth(estates, place), 'payment', {
        method: 'acquiring',
      });
      findings.expect(asked.status === 200, () => `payment: ${asked.status} ${asked.text}`);
      // When nothing has reached the acquirer yet, our own job repeats the call until it does.
      const payment = await atTheAcquirer(house, payments, id);
      await house.outside.drive(payment, random.chance(0.7) ? 'succeed' : 'decline');
    });
    line.mend();
    return async () => {
      const paid = await settledBooks(house, ids, ({ state }) => state === 'success' || state === 'payment');
      compareBooks(findings, paid);
      const returned = [...paid.values()].filter(({ state }) => state === 'success' && random.chance(0.5));
      const again = spoilTheLine(house, random);
      await cancelAll(
        house,
        returned.map(({ id }) => id),
      );
      await sleep(refundsSpoiltMs);
      again.mend();
      const books = await settledBooks(house, ids, ({ state }) => state !== 'refunding').finally(
        watching.stop,
      );
      compareBooks(findings, books);
      await onePaymentEach(house, ids, findings);
      findings.settle();
      const states = [...books.values()].map(({ state }) => state);
      const told = ['success', 'payment', 'returned'].map(
        (end) => `${states.filter((state) => state === end).length} ${end}`,
      );
      return `${count} cases, ${line.spoilt() + again.spoilt()} calls spoilt in ${spoils.length} ways: ${told.join(', ')}; none guessed`;
    };
  },
};

function spoilTheLine({ acquirer }: House, random: Random) {
  let spoilt = 0;
  acquirer.spoil = () => {
    if (!random.chance(spoiltShare)) return undefined;
    spoilt += 1;
    const hangs = random.chance(hangingShare);
    return random.pick(spoils.filter((spoil) => spoil.startsWith('hang') === hangs));
  };
  return {
    spoilt: () => spoilt,
    mend() {
      acquirer.spoil = () => undefined;
    },
  };
}

async function cancelAll(house: House, ids: readonly string[]): Promise<void> {
  const staff = await house.staff();
  await runConcurrently(ids.length, 8, async (place) => {
    const answer = await send(house.office, {
      method: 'POST',
      path: `/api/office/bookings/${ids[place]}/cancel`,
      headers: { ...staff.headers, 'idempotency-key': crypto.randomUUID() },
      body: { reason: 'Проверка возврата' },
    });
    if (answer.status !== 200) throw new Error(`cancel: ${answer.status} ${answer.text}`);
  });
}

type Payments = Awaited<ReturnType<House['outside']['payments']>>;

/** The acquirer's payments, fetched at a limited rate for all callers. */
function snapshots({ outside }: House): () => Promise<Payments> {
  let last: { at: number; payments: Promise<Payments> } | undefined;
  return () => {
    if (!last || Date.now() - last.at > 250) last = { at: Date.now(), payments: outside.payments() };
    return last.payments;
  };
}

/** The payment as the acquirer has it, whether or not we know of it. */
function atTheAcquirer({ db }: House, payments: () => Promise<Payments>, bookingId: string): Promise<string> {
  return until(
    'a payment at the acquirer',
    async () => {
      const { rows } = await db.query<{ id: string }>(
        `select p.id from payments p join deposits d on d.id = p.deposit_id where d.booking_id = $1`,
        [bookingId],
      );
      return (await payments()).find(({ metadata }) => metadata.payment === rows[0]?.id)?.id;
    },
    { seconds: 120, pauseMs: 300 },
  );
}

/** Checks continuously: a payment that we call paid or declined is so at the acquirer. */
function watch(house: House, ids: readonly string[], findings: Findings) {
  let stopped = false;
  const look = async (): Promise<void> => {
    while (!stopped) {
      const { rows } = await house.db.query<{ id: string; status: string }>(
        `select p.id, p.provider_status as status from payments p join deposits d on d.id = p.deposit_id
         where d.booking_id = any($1) and p.settled_at is not null`,
        [[...ids]],
      );
      const there = new Map(
        (await house.outside.payments()).map((one) => [one.metadata.payment, one.status]),
      );
      for (const { id, status } of rows)
        findings.expect(
          there.get(id) === status,
          () => `${id}: we say ${status}, the acquirer ${there.get(id)}`,
        );
      await sleep(400);
    }
  };
  const looking = look();
  return {
    async stop() {
      stopped = true;
      await looking;
    },
  };
}

/** A create that is repeated with the same key makes no second payment. */
async function onePaymentEach(house: House, ids: readonly string[], findings: Findings): Promise<void> {
  const ours = new Set(
    [...(await readBooks(house, ids)).values()].flatMap(({ payments }) => payments.map(({ id }) => id)),
  );
  const there = (await house.outside.payments()).map(({ metadata }) => metadata.payment ?? '');
  for (const id of ours) {
    const times = there.filter((other) => other === id).length;
    findings.expect(times === 1, () => `our payment ${id} was made ${times} times at the acquirer`);
  }
}
