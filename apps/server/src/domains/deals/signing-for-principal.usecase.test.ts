import { createHash, randomUUID } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { OpenedPower } from '@novosel/contract/delegates/desk-endpoints.ts';
import type { GivenTrust, ReceivedTrust, TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { desc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../test/booking-journey.ts';
import type { Answer, Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/enter-desk.ts';
import { type MadePerson, makePerson } from '../../../test/make-person.ts';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { dayIn, giveTrust } from '../../../test/trust.ts';
import { passportOf } from '../../demo/people.data.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { subjectOf } from '../booking/public.ts';
import { documents } from '../documents/documents.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { type Evidence, evidenceOf } from '../signing/public.ts';

let house: House;
let lawyer: Browser;
beforeAll(async () => {
  house = await openHouse();
  lawyer = await enterDesk(house, 'lawyer');
});
afterAll(() => house?.shut());

/** A buyer whose agreement waits for a signature, and one whom he trusts to sign it. */
interface Pair {
  readonly buyer: Visitor;
  readonly principalId: number;
  readonly friend: MadePerson;
  readonly theirs: Browser;
  readonly estate: number;
  readonly trust: string;
}

const passport = { ...passportOf(9), lastName: 'Лесной', firstName: 'Олег', patronymic: 'Игоревич' };

async function pair(number: string): Promise<Pair> {
  const [buyer, estate] = [await house.visit(number), await house.estate()];
  for (const answer of [await buyer.begin(estate), await buyer.givePassport(estate)]) given(answer);
  const principalId = ((await buyer.browser.get('/api/users')).body as unknown as { id: number }).id;
  const friend = await makePerson(house, { name: 'Олег', surname: 'Лесной' });
  const theirs = await friend.signIn();
  const trust = await giveTrust(house, principalId, friend, { scope: 'sign' });
  return { buyer, principalId, friend, theirs, estate, trust };
}

const form = () => ({
  number: '77/100-н/77-2026-1-234',
  notary: 'Смирнова Ирина Павловна, Мурманск',
  givenOn: dayIn(house, -3),
  until: dayIn(house, 200),
});
const give = async ({ buyer, trust }: Pair, own: object = {}): Promise<Answer> =>
  buyer.browser.act(`/api/users/delegates/${trust}/power`, {
    ...form(),
    scans: [await uploadScan(buyer.browser)],
    ...own,
  });

const listed = async () =>
  given<{ items: { power: string; principal: string; state: string }[] }>(
    await lawyer.get('/api/office/powers'),
  ).items;
/** The one that came last: other tests leave theirs. */
const lastAsked = async () => (await listed()).filter(({ state }) => state === 'asked').at(-1)?.power ?? '';
const open = async (power: string) =>
  given<{ power: OpenedPower }>(await lawyer.get(`/api/office/powers/${power}`)).power;
const decide = (power: string, body: object) => lawyer.post(`/api/office/powers/${power}`, body);
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim();

/** Their passports are looked at by the desk. */
async function checkPassports({ theirs, principalId, friend }: Pair): Promise<void> {
  given(await theirs.act('/api/users/passport', { passport, scans: [await uploadScan(theirs)] }));
  await house.context.db.execute(
    sql`update passports set checked_at = ${house.clock.now().toISOString()} where user_id in (${principalId}, ${friend.id})`,
  );
}

/** A power of attorney from its showing to its acceptance. */
async function accepted(own: Pair): Promise<string> {
  given(await give(own));
  await checkPassports(own);
  const power = await lastAsked();
  await open(power);
  given(await decide(power, { verdict: 'accepted' }));
  return power;
}

const at = ({ trust, estate }: Pair, rest = '') => `/api/delegations/${trust}/deals/${estate}${rest}`;
const seen = async (own: Pair) => given<TrustedDeal>(await own.theirs.get(at(own)));
const name = (own: Pair) => own.theirs.post(at(own, '/agreement'), {});

async function codeFor(own: Pair, sha256: string): Promise<string> {
  const known = (await house.outside.sms(own.friend.phone)).length;
  house.clock.advance(61);
  given(await own.theirs.post(at(own, '/signing-code'), { sha256 }));
  return house.outside.code(own.friend.phone, known);
}

const noticesOf = async (browser: Browser) =>
  given<{ title: string }[]>(await browser.get('/api/notification/list')).map(({ title }) => title);

describe('a power of attorney', () => {
  it('[S6-12] is shown by the buyer, and gives nothing until the lawyer has opened and accepted it', async () => {
    const own = await pair('04');
    expect(await seen(own)).toMatchObject({ trust: { scope: 'pay' }, agreement: null });
    expect(codeOf(await name(own))).toBe('409 DELEGATE_SCOPE');
    given(await give(own));
    const [row] = given<{ given: GivenTrust[] }>(await own.buyer.browser.get('/api/users/delegates')).given;
    expect(row).toMatchObject({
      scope: 'sign',
      power: { state: 'asked', inForce: false, number: form().number },
    });
    expect(codeOf(await name(own))).toBe('409 DELEGATE_SCOPE');

    const [waiting] = await listed();
    const power = waiting?.power ?? '';
    expect(waiting).toMatchObject({ state: 'asked' });
    expect(codeOf(await decide(power, { verdict: 'accepted' }))).toBe('409 STEP_WRONG');
    const file = await open(power);
    expect(file).toMatchObject({
      ...form(),
      principal: { id: own.principalId, passport: 'unchecked' },
      delegate: { id: own.friend.id, name: 'Лесной Олег', passport: 'none' },
      alive: true,
    });
    expect(codeOf(await decide(power, { verdict: 'accepted' }))).toBe('409 POWER_PASSPORTS');
    await checkPassports(own);
    given(await decide(power, { verdict: 'accepted' }));
    expect(codeOf(await decide(power, { verdict: 'accepted' }))).toBe('409 STEP_WRONG');
    expect(await seen(own)).toMatchObject({ trust: { scope: 'sign' }, agreement: { named: false } });
    expect(await noticesOf(own.buyer.browser)).toContain('Доверенность проверена');
    expect(await noticesOf(own.theirs)).toContain('Доверенность проверена');
    const acts = await house.context.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `power:${power}`))
      .orderBy(auditRecords.id);
    expect(acts.map(({ action }) => action)).toEqual(['powers.give', 'powers.open', 'powers.accept']);
  });

  it('[S6-12] is refused with a reason that the buyer alone reads, and another takes its place', async () => {
    const own = await pair('05');
    given(await give(own));
    const first = await lastAsked();
    await open(first);
    expect(codeOf(await decide(first, { verdict: 'refused' }))).toBe('422 REASON_REQUIRED');
    given(await decide(first, { verdict: 'refused', reason: 'Нет права подписывать' }));
    const trusts = async (browser: Browser) =>
      given<{ given: GivenTrust[]; received: ReceivedTrust[] }>(await browser.get('/api/users/delegates'));
    expect((await trusts(own.buyer.browser)).given[0]?.power).toMatchObject({
      state: 'refused',
      answer: 'Нет права подписывать',
    });
    expect((await trusts(own.theirs)).received[0]?.power).toMatchObject({ state: 'refused', answer: null });
    given(await give(own, { number: '77/100-н/77-2026-1-500' }));
    given(await give(own, { number: '77/100-н/77-2026-1-501' }));
    expect((await listed()).filter(({ state }) => state === 'asked')).toHaveLength(1);
    expect((await trusts(own.buyer.browser)).given[0]?.power).toMatchObject({
      state: 'asked',
      number: '77/100-н/77-2026-1-501',
    });
  });

  it('[S6-12] is not taken with days that cannot be, scans of another, for a trust that does not hold signing or is another’s', async () => {
    const own = await pair('06');
    const wrong: [object, string[]][] = [
      [{ givenOn: dayIn(house, 2) }, ['givenOn']],
      [{ until: dayIn(house, -1) }, ['until']],
      [{ scans: [await uploadScan(own.theirs)] }, ['scans']],
      [{ scans: [] }, ['scans']],
      [{ number: ' ' }, ['number']],
    ];
    for (const [body, fields] of wrong) {
      const answer = await give(own, body);
      expect([codeOf(answer), Object.keys(answer.body.errors ?? {})]).toEqual(['422 VALIDATION', fields]);
    }
    const toPay = await giveTrust(house, own.principalId, await makePerson(house), { scope: 'pay' });
    expect(codeOf(await give({ ...own, trust: toPay }))).toBe('409 STEP_WRONG');
    const others = await house.visit('07');
    expect(codeOf(await give({ ...own, buyer: others }))).toBe('404 NOT_FOUND');
    expect(codeOf(await give({ ...own, trust: randomUUID() }))).toBe('404 NOT_FOUND');
    house.clock.advance(301);
    expect(codeOf(await give(own))).toBe('409 PROOF_REQUIRED');
    lawyer = await enterDesk(house, 'lawyer');
  });

  it('[promise 52] shows its scans to the desk on record, and to nobody who does not check passports', async () => {
    const own = await pair('08');
    given(await give(own));
    const power = await lastAsked();
    const [scan] = (await open(power)).scans;
    const file = `/api/office/powers/${power}/scans/${scan?.id}`;
    expect((await lawyer.get(file)).status).toBe(200);
    const foreign = await uploadScan(own.buyer.browser);
    expect((await lawyer.get(`/api/office/powers/${power}/scans/${foreign}`)).status).toBe(404);
    for (const role of ['manager', 'support', 'accountant'] as const) {
      const desk = await enterDesk(house, role);
      for (const path of ['/api/office/powers', `/api/office/powers/${power}`, file])
        expect(codeOf(await desk.get(path))).toBe('409 ROLE_DENIED');
    }
    const opened = await house.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'powers.open-scan'));
    expect(opened).toMatchObject([
      { actorKind: 'staff', subject: `power:${power}`, details: { document: scan?.id } },
    ]);
    await decide(power, { verdict: 'refused', reason: 'Проба' });
  });
});

describe('a booking agreement in the hands of a trusted person', () => {
  it('[S6-12] [promise 45] is signed by his own code; paper, evidence, history and log name both and the power', async () => {
    const own = await pair('09');
    const power = await accepted(own);
    const named = given<TrustedDeal>(await name(own)).agreement;
    expect(named?.named).toBe(true);
    const { id, sha256 } = named?.paper ?? { id: '', sha256: '' };
    given(await name(own));
    expect((await seen(own)).agreement?.paper.id).toBe(id);
    const bytes = (await own.theirs.get(at(own, `/agreement/${id}`))).raw.rawPayload;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);

    const code = await codeFor(own, sha256);
    const signed = given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    expect(signed).toMatchObject({ booking: { state: 'payment' }, agreement: null });
    const page = await own.buyer.page(own.estate);
    expect(page.booking).toMatchObject({ state: 'payment', agreement: { id, signedAt: expect.any(String) } });

    const rows = await evidenceOf(house.context.db, subjectOf(page.booking?.id ?? ''));
    expect(rows).toHaveLength(1);
    const evidence = rows[0]?.evidence as Evidence;
    expect(evidence).toMatchObject({
      who: { userId: String(own.friend.id), fullName: 'Лесной Олег Игоревич' },
      onBehalfOf: {
        userId: String(own.principalId),
        power: { id: power, number: form().number, notary: form().notary, givenOn: form().givenOn },
      },
      documentSha256: sha256,
    });
    expect(evidence.who.phoneMasked.slice(-2)).toBe(own.friend.phone.slice(-2));
    expect(evidence.onBehalfOf?.passportHash).not.toBe(evidence.who.passportHash);

    const { history } = given<DealView>(await own.buyer.browser.get(`/api/deals/${own.estate}`));
    expect(history.find(({ event }) => event === 'sign')).toMatchObject({ actorName: 'Олег Лесной' });
    expect(await noticesOf(own.buyer.browser)).toContain('За вас подписали договор бронирования');
    const records = await house.context.db
      .select({
        action: auditRecords.action,
        actorId: auditRecords.actorId,
        onBehalfOf: auditRecords.onBehalfOf,
      })
      .from(auditRecords)
      .where(like(auditRecords.action, 'delegates.%'))
      .orderBy(desc(auditRecords.id))
      .limit(1);
    expect(records).toEqual([
      { action: 'delegates.sign', actorId: own.friend.id, onBehalfOf: own.principalId },
    ]);
    // Sent again with the same key or another, it is signed once.
    await own.theirs.act(at(own, '/sign'), { sha256, code });
    expect(await evidenceOf(house.context.db, subjectOf(page.booking?.id ?? ''))).toHaveLength(1);
  });

  it('[promise 44] is signed by whom it names: the buyer has it in his own name again, and the other’s code is for no paper', async () => {
    const own = await pair('10');
    await accepted(own);
    const before = (await own.buyer.page(own.estate)).booking?.agreement?.sha256 ?? '';
    expect(codeOf(await own.theirs.post(at(own, '/signing-code'), { sha256: before }))).toBe(
      '409 DOCUMENT_CHANGED',
    );
    const { paper } = (await seen(own)).agreement ?? {};
    const code = await codeFor(own, paper?.sha256 ?? '');
    expect((await own.buyer.page(own.estate)).booking).toMatchObject({
      representative: 'Лесной Олег Игоревич',
    });
    const ask = (sha256: string) =>
      own.buyer.browser.post(`/api/booking/${own.estate}/signing-code`, { sha256 });
    expect(codeOf(await ask(paper?.sha256 ?? ''))).toBe('409 DOCUMENT_CHANGED');
    const { booking } = await own.buyer.page(own.estate);
    expect(booking).toMatchObject({ representative: null, renewedAt: null });
    const late = await own.theirs.act(at(own, '/sign'), { sha256: paper?.sha256, code });
    expect(codeOf(late)).toBe('409 DOCUMENT_CHANGED');
    expect((await own.theirs.get(at(own, `/agreement/${booking?.agreement?.id}`))).status).toBe(404);
    given(await own.buyer.sign(own.estate));
    const [row] = await evidenceOf(house.context.db, subjectOf(booking?.id ?? ''));
    expect(row?.evidence).toMatchObject({ who: { userId: String(own.principalId) } });
    expect(row?.evidence).not.toHaveProperty('onBehalfOf');
  });

  it('[S6-12] stays in his name when the buyer corrects the passport, and when the buyer signs another booking', async () => {
    const own = await pair('02');
    await accepted(own);
    given(await name(own));
    const other = await house.estate();
    // Not checked any more: it may be given with another scan.
    await house.context.db.execute(
      sql`update passports set checked_at = null where user_id = ${own.principalId}`,
    );
    await own.buyer.again();
    for (const answer of [await own.buyer.begin(other), await own.buyer.givePassport(other)]) given(answer);
    await house.context.db.execute(
      sql`update passports set birth_place = 'г. Онега' where user_id = ${own.principalId}`,
    );
    const { booking } = await own.buyer.page(other);
    const refused = await own.buyer.browser.post(`/api/booking/${other}/signing-code`, {
      sha256: booking?.agreement?.sha256,
    });
    expect(codeOf(refused)).toBe('409 DOCUMENT_CHANGED');
    expect((await own.buyer.page(other)).booking).toMatchObject({
      representative: null,
      renewedAt: expect.any(String),
    });
    const waiting = (await own.buyer.page(own.estate)).booking;
    expect(waiting).toMatchObject({ representative: 'Лесной Олег Игоревич', renewedAt: expect.any(String) });
    const code = await codeFor(own, waiting?.agreement?.sha256 ?? '');
    const body = { sha256: waiting?.agreement?.sha256, code };
    expect(given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), body)).booking.state).toBe('payment');
  });

  it('[S6-12] is closed at once when the power is taken back, the cabinet is frozen, the trust ends or the last day is over', async () => {
    const own = await pair('11');
    const power = await accepted(own);
    const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
    const code = await codeFor(own, sha256);
    const sign = async () => codeOf(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    const { db } = house.context;
    await db.update(users).set({ frozenAt: house.clock.now() }).where(eq(users.id, own.principalId));
    expect(await sign()).toBe('409 PRINCIPAL_FROZEN');
    await db.update(users).set({ frozenAt: null }).where(eq(users.id, own.principalId));

    const until = dayIn(house, -1);
    await db.execute(sql`update powers_of_attorney set until = ${until} where id = ${power}`);
    expect(await sign()).toBe('409 DELEGATE_SCOPE');
    expect((await seen(own)).trust.scope).toBe('pay');
    await db.execute(sql`update powers_of_attorney set until = ${dayIn(house, 9)} where id = ${power}`);

    lawyer = await enterDesk(house, 'lawyer');
    await open(power);
    given(await decide(power, { verdict: 'refused', reason: 'Отозвана по реестру' }));
    expect(await sign()).toBe('409 DELEGATE_SCOPE');
    expect(await noticesOf(own.theirs)).toContain('Доверенность не подошла');

    await own.buyer.browser.post(`/api/users/delegates/${own.trust}/end`, {});
    expect(await sign()).toBe('404 NOT_FOUND');
    const papers = await db.select().from(documents).where(eq(documents.sha256, sha256));
    expect(papers).toMatchObject([{ signedAt: null }]);
  });

  it('[S6-12] is not signed when the power is taken back while the signature is on its way', async () => {
    const own = await pair('03');
    const power = await accepted(own);
    const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
    const code = await codeFor(own, sha256);
    const { db } = house.context;
    let signing: Promise<Answer> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(sql`update powers_of_attorney set state = 'refused' where id = ${power}`);
      // The door still reads it as accepted; the signature itself waits for this transaction.
      signing = own.theirs.act(at(own, '/sign'), { sha256, code });
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%powers_of_attorney%'
        and datname = current_database()`;
      await until(async () => (await db.execute(waits)).rows.length > 0);
    });
    expect(codeOf((await signing) as Answer)).toBe('409 DELEGATE_SCOPE');
    expect((await own.buyer.page(own.estate)).booking?.state).toBe('sign');
  });

  it('[S6-12] of a new edition is signed by him as well, in the same chain', async () => {
    const own = await pair('12');
    await accepted(own);
    const sign = async () => {
      const { sha256 } = given<TrustedDeal>(await name(own)).agreement?.paper ?? { sha256: '' };
      const code = await codeFor(own, sha256);
      return given<TrustedDeal>(await own.theirs.act(at(own, '/sign'), { sha256, code }));
    };
    await sign();
    await own.buyer.pay(own.estate);
    await house.outside.drive(await own.buyer.providerId(own.estate), 'succeed');
    await own.buyer.act(own.estate, 'payment/refresh');
    const { booking } = await own.buyer.waitFor(own.estate, 'success');
    const manager = await enterDesk(house, 'manager');
    const terms = {
      priceKopecks: (booking?.price.totalKopecks ?? 0) - 1_000_000,
      until: dayIn(house, 12),
      finishing: 'light',
      reason: 'Скидка за ожидание',
    };
    given(await manager.act(`/api/office/deals/${booking?.id}/change-terms`, terms));
    expect((await seen(own)).booking.state).toBe('resign');
    expect((await sign()).booking.state).toBe('success');
    const chain = await evidenceOf(house.context.db, subjectOf(booking?.id ?? ''));
    expect(chain.map(({ userId }) => userId)).toEqual([own.friend.id, own.friend.id]);
    expect(chain[1]?.previousHash).toBe(chain[0]?.hash);
  });
});
