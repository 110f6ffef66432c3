import { randomUUID } from 'node:crypto';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { passportOf } from '../src/demo/people.data.ts';
import { sweepBookings } from '../src/domains/booking/ending/expire-booking.ts';
import { endOverdue } from '../src/domains/deals/terms/end-overdue.ts';
import { sweepPayments } from '../src/domains/payments/tries/sweep-payments.ts';
import { startWork } from '../src/domains.ts';
import { sql } from '../src/platform/database/drizzle.ts';
import type { Answer, Browser } from './browser.ts';
import { type Outside, startOutside, until } from './outside.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A one-pixel picture, as a scan. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface House extends TestServer {
  readonly outside: Outside;
  /** An estate for sale that no other test of this file has taken, with its keys more than a year ahead. */
  estate(): Promise<number>;
  visit(number: string): Promise<Visitor>;
  /** Moves the clock and does what the sweeps of that time would: the queue keeps real time. */
  pass(seconds: number): Promise<void>;
  /** To a moment, in ms since 1970. */
  passUntil(moment: number): Promise<void>;
  shut(): Promise<void>;
}

/** The server with its jobs, and the outside world beside it as a process. */
export async function openHouse(): Promise<House> {
  const outside = await startOutside();
  const server = await startTestServer({ PORT: String(outside.notifyPort), ...outside.env });
  await startWork(server.context);
  await server.cabinet.listen({ port: outside.notifyPort, host: 'localhost' });
  let taken = 0;
  const house: House = {
    ...server,
    outside,
    async estate() {
      const year = server.clock.now().getUTCFullYear();
      const { rows } = await server.context.db.execute<{ id: number }>(
        sql`select id from estates where status = 3 and kind = 1 and handover_key / 10 > ${year} + 1
          order by id offset ${taken++} limit 1`,
      );
      return rows[0]?.id ?? 0;
    },
    visit: async (number) => new Visitor(house, await server.buyer(number), number),
    passUntil: (moment) => house.pass((moment - server.clock.now().getTime()) / 1000),
    async pass(seconds) {
      server.clock.advance(seconds);
      await sweepBookings(server.context);
      await sweepPayments(server.context);
      await endOverdue(server.context);
    },
    async shut() {
      await server.close();
      await outside.close();
    },
  };
  return house;
}

/** A signed-in buyer walking through a booking. */
export class Visitor {
  browser: Browser;
  readonly number: string;
  readonly #house: House;

  constructor(house: House, browser: Browser, number: string) {
    this.#house = house;
    this.browser = browser;
    this.number = number;
  }

  get phone(): string {
    return `+790000000${this.number}`;
  }

  /** Signs in anew: a session does not outlive the clock being moved far. */
  async again(): Promise<void> {
    this.browser = await this.#house.buyer(this.number);
  }

  async page(estate: number): Promise<BookingPage> {
    return pageOf(await this.browser.get(`/api/booking/${estate}`));
  }

  async act(estate: number, act: string, body: object = {}, key: string = randomUUID()): Promise<Answer> {
    return this.browser.act(`/api/booking/${estate}/${act}`, body, key);
  }

  async begin(estate: number, term = 'standard', key?: string): Promise<Answer> {
    const { price, rules } = await this.page(estate);
    const body = { term, priceKopecks: price.totalKopecks, rulesVersion: rules.version, agree: true };
    return this.act(estate, 'begin', body, key);
  }

  async scan(): Promise<string> {
    const answer = await this.browser.upload('/api/upload', 'паспорт.png', png, 'image/png');
    return (answer.body as unknown as { data: string[] }).data[0] ?? '';
  }

  async givePassport(estate: number): Promise<Answer> {
    const passport = passportOf(Number(this.number) - 1);
    return this.act(estate, 'passport', {
      passport,
      scans: (await this.#checkedScans()) ?? [await this.scan()],
    });
  }

  /** A passport that the desk has checked is given again as it is. */
  async #checkedScans(): Promise<string[] | undefined> {
    const { rows } = await this.#house.context.db.execute<{ scans: string[] }>(
      sql`select scans from passports join users on users.id = user_id
          where phone = ${this.phone.slice(1)} and checked_at is not null`,
    );
    return rows[0]?.scans;
  }

  async askCode(estate: number): Promise<{ sha256: string; code: string }> {
    const { booking } = await this.page(estate);
    const waiting = booking?.state === 'resign' ? booking.edition?.agreement : booking?.agreement;
    const sha256 = waiting?.sha256 ?? '';
    return { sha256, code: await this.#codeOf(`/api/booking/${estate}/signing-code`, { sha256 }) };
  }

  async #codeOf(path: string, body: object): Promise<string> {
    const known = (await this.#house.outside.sms(this.phone)).length;
    // A new code may be asked for once a minute.
    this.#house.clock.advance(61);
    const answer = await this.browser.post(path, body);
    if (answer.status !== 200) throw new Error(`no code: ${answer.raw.body}`);
    return this.#house.outside.code(this.phone, { known });
  }

  async sign(estate: number): Promise<Answer> {
    return this.act(estate, 'sign', await this.askCode(estate));
  }

  /** The consent for the banks, unless it is in force. */
  async signConsent(): Promise<void> {
    const { sopdSigned } = (await this.browser.get('/api/mortgage')).body as { sopdSigned?: boolean };
    if (sopdSigned) return;
    const code = await this.#codeOf('/api/mortgage/consent/code', {});
    const answer = await this.browser.act('/api/mortgage/consent', { agree: true, code });
    if (answer.status !== 200) throw new Error(`no consent: ${answer.raw.body}`);
  }

  async pay(
    estate: number,
    method: 'acquiring' | 'sbp' | 'cash-box' | 'other' = 'acquiring',
  ): Promise<Answer> {
    return this.act(estate, 'payment', { method });
  }

  /** From the hold to the signed agreement. */
  async toPayment(estate: number, term = 'standard'): Promise<BookingPage> {
    for (const answer of [
      await this.begin(estate, term),
      await this.givePassport(estate),
      await this.sign(estate),
    ])
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
    return this.page(estate);
  }

  /** The payment of this booking at the acquirer. */
  async providerId(estate: number): Promise<string> {
    const { rows } = await this.#house.context.db.execute<{ id: string }>(
      sql`select p.provider_id as id from payments p join deposits d on d.id = p.deposit_id
          join bookings b on b.id = d.booking_id where b.estate_id = ${estate} order by p.created_at desc limit 1`,
    );
    return rows[0]?.id ?? '';
  }

  async waitFor(estate: number, state: string): Promise<BookingPage> {
    let page = await this.page(estate);
    await until(async () => {
      page = await this.page(estate);
      return page.booking?.state === state;
    }).catch(() => {
      throw new Error(`the booking stays ${page.booking?.state} and does not become ${state}`);
    });
    return page;
  }
}

export function pageOf(answer: Answer): BookingPage {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as BookingPage;
}
