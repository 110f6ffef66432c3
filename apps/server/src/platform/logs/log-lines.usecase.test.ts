import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { addressOf, runSql } from '@novosel/testing/databases.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { lastCode } from '../../../test/last-sms.ts';
import { flatsForSale, given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { sampleTrust } from '../../../test/matrix/sample-body.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { passportOf } from '../../demo/people.data.ts';
import { startWork } from '../../domains.ts';
import { sql } from '../database/drizzle.ts';
import { openLog } from './log.ts';

const nobody = 'http://127.0.0.1:9';
const canary = {
  phone: '79114455667',
  email: 'kanareika@post.test',
  surname: 'Канарейкина',
  firstName: 'Аполлинария',
  patronymic: 'Евстафьевна',
  birthday: '1984-02-29',
  serial: '9917',
  number: '902345',
  birthPlace: 'Нижняя Канареечная',
  issuer: 'Отделением по Клеточному району',
  issuerCode: '917-445',
  issueDate: '2009-04-17',
  addressRegister: 'Город Птичий, улица Зерновая, дом 91',
  addressLiving: 'Село Насест, улица Жёрдочная, дом 45',
  password: 'птичка в шахте 7',
  wrongPassword: 'неверная птичка 8',
  words: 'Слова для поддержки',
  note: 'Кухня окнами на рассвет',
  newEmail: 'novaya-kanareika@post.test',
  trusted: '79225566778',
};
/** All codes, tokens and cookies issued during the test. */
const givenOut = new Set<string>();
const lines: string[] = [];

let server: TestServer;
let buyer: Browser;
beforeAll(async () => {
  const log = openLog('debug', { write: (line) => void lines.push(line) });
  // Nothing listens there: calls to the outside fail, and the log reports it.
  const outside = { ACQUIRER_URL: `${nobody}/v3`, SMS_URL: `${nobody}/sms`, SMTP_URL: 'smtp://127.0.0.1:9' };
  server = await startTestServer(outside, log);
  const { phone, email, surname, password } = canary;
  await makePerson(server, {
    phone,
    email,
    surname,
    passwordHash: await server.context.hasher.hash(password),
  });
});
afterAll(() => server?.close());

async function signIn(password = canary.password): Promise<Answer> {
  buyer = server.browser();
  const answer = await buyer.post('/api/auth/login', { type: 'phone', phone: canary.phone, password });
  buyer.bearer = (answer.body.data as { token?: string } | undefined)?.token ?? undefined;
  for (const secret of [buyer.bearer, ...buyer.cookies.values()])
    if (secret && secret.length > 5) givenOut.add(secret);
  return answer;
}

const passport = () => {
  const {
    surname: lastName,
    phone,
    email,
    password,
    wrongPassword,
    words,
    note,
    newEmail,
    trusted,
    ...rest
  } = canary;
  return { ...passportOf(0), ...rest, lastName, addressesEqual: false };
};
const act = (estate: number, name: string, body: object) => buyer.act(`/api/booking/${estate}/${name}`, body);

async function begin(estate: number): Promise<void> {
  const { price, rules } = given<BookingPage>(await buyer.get(`/api/booking/${estate}`));
  const body = {
    term: 'standard',
    priceKopecks: price.totalKopecks,
    rulesVersion: rules.version,
    agree: true,
  };
  given(await act(estate, 'begin', body));
}

const savePassport = async (estate: number) =>
  act(estate, 'passport', { passport: passport(), scans: [await uploadScan(buyer)] });

async function sign(estate: number): Promise<void> {
  const { booking } = given<BookingPage>(await buyer.get(`/api/booking/${estate}`));
  const { sha256 = '' } = booking?.agreement ?? {};
  given(await buyer.post(`/api/booking/${estate}/signing-code`, { sha256 }));
  const code = await lastCode(server);
  givenOut.add(code);
  given(await act(estate, 'sign', { sha256, code }));
}

const recovery = () =>
  server.browser().post('/api/auth/recovery/code', { purpose: 'reset', type: 'phone', phone: canary.phone });
/** Other personal data entered during the test: a note, a new address, the phone of a delegate. */
async function say(estate: number): Promise<void> {
  given(await buyer.post('/api/flats/favourite', { estate, favourite: true }));
  given(await buyer.post('/api/favourites/notes', { estate, text: canary.note, seen: '' }));
  server.clock.advance(61);
  given(await buyer.post('/api/users/contact/codes', { type: 'email', email: canary.newEmail }));
  given(await buyer.act('/api/users/delegates', { ...sampleTrust(), phone: canary.trusted }));
}
const write = () => buyer.post('/api/feedback', { subject: 'other', message: canary.words });

/** From now on the database refuses new rows of these tables, with their values in the error. */
async function breakTables(tables: readonly string[]): Promise<void> {
  const { rows } = await server.context.db.execute<{ name: string }>(sql`select current_database() as name`);
  const owner = addressOf(inject('clusterUrl'), rows[0]?.name ?? '');
  await runSql(
    owner,
    `create function betray() returns trigger language plpgsql as $$ begin raise exception 'bad row %', new; end $$;
     ${tables.map((table) => `create trigger betrayal before insert or update on ${table} for each row execute function betray();`).join('\n')}`,
  );
}

/** Only as a whole: six digits may be part of a request's ID. */
const holds = (text: string, value: string) =>
  new RegExp(`(?<![\\w-])${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'u').test(text);

describe('[promise 52] lines of the log at the level of most detail', () => {
  it('hold nothing of a person over the sign-in and the way of a booking, whatever fails', {
    timeout: 60_000,
  }, async () => {
    await startWork(server.context);
    expect((await signIn(canary.wrongPassword)).body.result).toBe(false);
    given(await signIn());
    const [first = 0, second = 0] = await flatsForSale(server, 2);
    await begin(first);
    given(await savePassport(first));
    await sign(first);
    await act(first, 'payment', { method: 'acquiring' });
    given(await write());
    await say(first);
    // A new code may be requested once a minute.
    server.clock.advance(61);
    expect((await recovery()).status).toBe(200);
    givenOut.add(await lastCode(server));
    await begin(second);

    await breakTables(['passports', 'feedback', 'feedback_messages', 'one_time_codes', 'sessions']);
    server.clock.advance(61);
    const failed = [await savePassport(second), await write(), await recovery(), await signIn()];
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500]);

    const all = lines.join('');
    expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThanOrEqual(4);
    expect(lines.filter((line) => line.includes('"route":"/api/booking/:estate/sign"'))).not.toEqual([]);
    const secrets = [...Object.values(canary), canary.phone.slice(1), ...givenOut];
    expect(Object.values(canary).length).toBeGreaterThanOrEqual(20);
    for (const value of secrets) {
      expect(value).not.toBe('');
      expect(holds(all, value), value).toBe(false);
    }
  });

  it('nor do the numbers that are kept of requests', async () => {
    const { payload } = await server.office.inject({ url: '/metrics' });
    expect(payload).toContain('/api/booking/:estate/sign');
    for (const value of [...Object.values(canary), ...givenOut])
      expect(holds(payload, value), value).toBe(false);
  });
});
