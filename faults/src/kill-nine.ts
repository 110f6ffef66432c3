import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer, send } from '@novosel/testing/http.ts';
import { nth } from '@novosel/testing/nth.ts';
import type { Person } from '@novosel/testing/people.ts';
import type { Random } from '@novosel/testing/random.ts';
import { until } from '@novosel/testing/until.ts';
import { actAt, beginBody, beginUnpaid, notify } from './rig/booking.ts';
import { compareBooks, readBooks, settledBooks } from './rig/books.ts';
import { type Fault, Findings, type Trial } from './rig/fault.ts';
import type { House } from './rig/house.ts';
import { killApps } from './rig/kills.ts';
import { sendUntilAnswered } from './rig/send-until-answered.ts';

const bookers = 4;
const payers = 4;
const notifiers = 2;
const killAfterMs = [20, 2000] as const;

/** What was acknowledged, kept outside of the killed processes. */
interface AckLog {
  /** Bookings with the state of their last answer. */
  readonly bookings: Map<string, 'begun' | 'canceled'>;
  readonly notices: string[];
  /** Bookings whose money has reached the acquirer. */
  readonly paid: Set<string>;
  readonly refunds: Set<string>;
}

/** Promise 37: processes are killed at any moment; nothing acknowledged is lost, nothing is done twice. */
export const killNine: Fault = {
  promise: 37,
  name: 'kill-nine',
  guards:
    /^apps\/server\/src\/(?:domains\/(?:booking|payments|signing|documents)\/|platform\/(?:jobs|outbox|ledger|http\/idempotency|in-transaction))/,
  gate: 4,
  all: 30,
  soak: 1000,
  async act(trial: Trial) {
    const { house, random, count } = trial;
    const log: AckLog = { bookings: new Map(), notices: [], paid: new Set(), refunds: new Set() };
    const working = { on: true };
    const people = await house.buyers(bookers + payers);
    const probe = nth(await house.estates(1), 0);
    const rig: Rig = {
      house,
      random,
      log,
      working,
      staff: await house.staff(),
      body: await beginBody(house, nth(people, 0), probe),
    };
    const work = [
      ...people.slice(0, bookers).map((person) => book(rig, person)),
      ...Array.from({ length: payers }, () => pay(rig)),
      ...Array.from({ length: notifiers }, () => tell(rig)),
    ];
    await killApps(trial, killAfterMs);
    working.on = false;
    await Promise.all(work);
    return async () => judge(house, log, count);
  },
};

interface Rig {
  readonly house: House;
  readonly random: Random;
  readonly log: AckLog;
  readonly working: { on: boolean };
  readonly staff: Person;
  readonly body: object;
}

async function book(rig: Rig, person: Person): Promise<void> {
  const { house, log, body, working } = rig;
  while (working.on) {
    const estate = nth(await house.estates(1), 0);
    const act = async (name: string, sent: object): Promise<string> => {
      const key = randomUUID();
      const answer = await sendUntilAnswered(rig, (origin) => actAt(origin, person, estate, name, sent, key));
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
      return readAnswer<{ booking: { id: string } }>(answer).data.booking.id;
    };
    log.bookings.set(await act('begin', body), 'begun');
    log.bookings.set(await act('cancel', {}), 'canceled');
  }
}

/** Pays a booking; when the money has come, the desk cancels every second one and the money goes back. */
async function pay(rig: Rig): Promise<void> {
  const { house, random, log, staff, body, working } = rig;
  while (working.on) {
    const person = nth(await house.buyers(1), 0);
    const estate = nth(await house.estates(1), 0);
    const id = await untilDone(() =>
      beginUnpaid(house, random.pick(house.apps).origin, person, estate, body),
    );
    if (id === undefined) continue;
    const asked = await actAt(random.pick(house.apps).origin, person, estate, 'payment', {
      method: 'acquiring',
    }).catch(() => undefined);
    if (asked?.status !== 200) continue;
    const { rows } = await house.db.query<{ provider: string | null }>(
      `select provider_id as provider from payments p join deposits d on d.id = p.deposit_id where booking_id = $1`,
      [id],
    );
    if (!rows[0]?.provider) continue;
    await house.outside.drive(rows[0].provider, 'succeed');
    log.paid.add(id);
    if (random.chance(0.5)) continue;
    const seen = await until('the money', () => isPaid(house, id), { seconds: 6 }).catch(() => false);
    if (!seen) continue;
    const key = randomUUID();
    const canceled = await send(house.office, {
      method: 'POST',
      path: `/api/office/bookings/${id}/cancel`,
      headers: { ...staff.headers, 'idempotency-key': key },
      body: { reason: 'Проверка возврата' },
    }).catch(() => undefined);
    if (canceled?.status === 200) log.refunds.add(id);
  }
}

/**
 * Ignores failures that a kill has caused: only what was acknowledged counts. The pause leaves the cores to
 * the restart of the killed process.
 */
async function untilDone<T>(act: () => Promise<T>): Promise<T | undefined> {
  return act().catch(async () => {
    await sleep(200);
    return undefined;
  });
}

async function isPaid({ db }: House, id: string): Promise<boolean> {
  const { rows } = await db.query<{ state: string }>('select state from bookings where id = $1', [id]);
  return rows[0]?.state === 'success';
}

async function tell(rig: Rig): Promise<void> {
  while (rig.working.on) {
    const id = randomUUID();
    const notice = { event: 'payment.succeeded', object: { id } };
    const answer = await sendUntilAnswered(rig, (origin) => notify(origin, notice, '10.253.0.1'));
    if (answer.status === 200) rig.log.notices.push(id);
    await sleep(20);
  }
}

async function judge(house: House, log: AckLog, kills: number): Promise<string> {
  const findings = new Findings();
  const { rows } = await house.db.query<{ id: string; state: string; begun: number; canceled: number }>(
    `select b.id, b.state, (count(*) filter (where event = 'begin'))::int as begun,
       (count(*) filter (where event = 'cancel'))::int as canceled
     from bookings b join booking_events e on e.booking_id = b.id where b.id = any($1) group by b.id`,
    [[...log.bookings.keys()]],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const [id, said] of log.bookings) {
    const row = found.get(id);
    const kept = row?.begun === 1 && row.canceled === (said === 'canceled' ? 1 : 0);
    findings.expect(kept, () => `booking ${id} was acknowledged as ${said}, there is ${JSON.stringify(row)}`);
  }
  const notices = await house.db.query<{ id: string }>(
    'select distinct provider_id as id from provider_events where provider_id = any($1)',
    [log.notices],
  );
  findings.expect(
    notices.rows.length === log.notices.length,
    () => `${log.notices.length} notices were acknowledged, ${notices.rows.length} are kept`,
  );
  const wanted = (id: string): string => (log.refunds.has(id) ? 'returned' : 'success');
  const ids = [...log.paid];
  const books = await settledBooks(
    house,
    ids,
    // A cancel by the desk may have been done although its answer was lost.
    ({ id, state }) => state === wanted(id) || (state === 'returned' && !log.refunds.has(id)),
  );
  compareBooks(findings, books);
  for (const { id, payments } of (await readBooks(house, ids)).values())
    findings.expect(payments.length === 1, () => `booking ${id} was paid by ${payments.length} payments`);
  findings.settle();
  return `${kills} kills: ${log.bookings.size} bookings, ${log.notices.length} notices, ${ids.length} payments, ${log.refunds.size} refunds acknowledged; none lost, none twice`;
}
