import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import type { Random } from '@novosel/testing/random.ts';
import pg from 'pg';
import { actAt, beginBody, beginPaying, type Paying } from './rig/booking.ts';
import { compareBooks, settledBooks } from './rig/books.ts';
import { type Fault, Findings } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { runConcurrently, sleepUntil } from './rig/run-concurrently.ts';

const width = 20;
const nearMs = 50;
const noticeMs = 700;
const secondTriesFor = 1200;

/**
 * Promise 34: money that arrives when a hold ends pays for the flat or is refunded, and no flat has two
 * owners.
 */
export const expiryAndPayment: Fault = {
  promise: 34,
  name: 'expiry-and-payment',
  guards: /^apps\/server\/src\/(?:domains\/(?:booking|payments)\/|platform\/jobs)/,
  gate: 30,
  all: 200,
  soak: 5000,
  async act({ house, random, count }) {
    const estates = await house.estates(count);
    const [firsts, seconds] = [await house.buyers(count), await house.buyers(count)];
    const body = await beginBody(house, nth(firsts, 0), nth(estates, 0));
    const ended = await listenForEnds(house);
    const raced: Paying[] = [];
    await runConcurrently(count, width, async (place) => {
      const app = random.pick(house.apps);
      const paying = await beginPaying(house, app.origin, nth(firsts, place), nth(estates, place), body);
      await race(house, random, { paying, second: nth(seconds, place), body, ended });
      raced.push(paying);
    });
    return async () => {
      await ended.close();
      const books = await settledBooks(
        house,
        raced.map(({ bookingId }) => bookingId),
      );
      const findings = new Findings();
      compareBooks(findings, books);
      findings.settle();
      const kept = [...books.values()].filter(({ state }) => state === 'success').length;
      return `${count} races: ${kept} have the flat, ${count - kept} have their money back, books sum to 0`;
    };
  },
};

interface Race {
  readonly paying: Paying;
  readonly second: Person;
  readonly body: object;
  readonly ended: Ends;
}

async function race(house: House, random: Random, { paying, second, body, ended }: Race): Promise<void> {
  const { bookingId, estate, person, paymentId } = paying;
  const end = Date.now() + noticeMs;
  await endAt(house, bookingId, end);
  // Half of the payments come around the promised moment, half around the actual end of the hold.
  const jitter = random.between(-nearMs, nearMs);
  const moment = random.chance(0.5)
    ? sleepUntil(end + jitter)
    : Promise.race([ended.of(estate).then(() => sleep(Math.max(0, jitter))), sleepUntil(end + 1500)]);
  const paid = moment.then(() => house.outside.drive(paymentId, 'succeed'));
  const asked = random.chance(0.5)
    ? paid.then(() => actAt(random.pick(house.apps).origin, person, estate, 'payment/refresh'))
    : paid;
  await sleepUntil(end - nearMs);
  await wishFor(random.pick(house.apps).origin, second, estate, body);
  await asked;
}

/** The second buyer tries until he has the flat or stops trying. */
async function wishFor(origin: string, person: Person, estate: number, body: object): Promise<void> {
  const giveUp = Date.now() + secondTriesFor;
  while (Date.now() < giveUp) {
    const answer = await actAt(origin, person, estate, 'begin', body);
    if (answer.status === 200) return;
    if (answer.status !== 409) throw new Error(`the second buyer got ${answer.status} ${answer.text}`);
    await sleep(15);
  }
}

async function endAt({ db }: House, bookingId: string, end: number): Promise<void> {
  const moment = new Date(end);
  await db.query('update bookings set hold_until = $2 where id = $1', [bookingId, moment]);
  await db.query(
    `update jobs.job set start_after = $2 where name = 'booking.expire' and data ->> 'bookingId' = $1`,
    [bookingId, moment],
  );
}

interface Ends {
  /** Resolves when the estate's page is notified of a change. */
  of(estate: number): Promise<void>;
  close(): Promise<void>;
}

async function listenForEnds({ url }: House): Promise<Ends> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = new Map<string, () => void>();
  client.on('notification', ({ payload }) => {
    const { to, id } = JSON.parse(payload ?? '{}') as { to?: string; id?: string };
    if (to === 'everyone' && id) waiting.get(id)?.();
  });
  await client.query('listen novosel_news');
  return {
    of: (estate) => new Promise((resolve) => waiting.set(String(estate), resolve)),
    close: () => client.end(),
  };
}
