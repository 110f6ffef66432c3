import { randomUUID } from 'node:crypto';
import type { OwnPassport, PassportFile, PassportGlance } from '@novosel/contract/passports/schema.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { actOfStaff } from '../../../test/people/staff-act.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { passportOf } from '../../demo/people.data.ts';
import { asc, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../platform/platform.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { notePassportShown } from './open-passport.ts';
import { passportChanges } from './passports.tables.ts';

let server: TestServer;
let admin: Browser;
let lawyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await enterDesk(server, 'admin');
  lawyer = await enterDesk(server, 'lawyer');
});
afterAll(() => server.close());

const first = passportOf(4);
const married: PassportForm = { ...first, lastName: 'Новожилова', serial: '4521', number: '770077' };

interface Owner {
  readonly person: MadePerson;
  readonly buyer: Browser;
}

const own = async (buyer: Browser) => given<OwnPassport>(await buyer.get('/api/users/passport/state'));
const save = async (buyer: Browser, passport: object = first, scans?: string[]) =>
  buyer.act('/api/users/passport', { passport, scans: scans ?? [await uploadScan(buyer)] });
const ask = async (buyer: Browser, passport: object = married, scans?: string[]) =>
  buyer.act('/api/users/passport/change', {
    passport,
    scans: scans ?? [await uploadScan(buyer)],
    reason: 'Сменила фамилию',
  });
const deskPath = ({ person }: Owner, rest = '') => `/api/office/people/${person.id}/passport${rest}`;
const open = async (owner: Owner, desk = admin) =>
  given<{ file: PassportFile }>(await desk.get(deskPath(owner))).file;
const glance = async (owner: Owner, desk = admin) =>
  given<{ passport: PassportGlance }>(await desk.get(deskPath(owner, '/state'))).passport;
const decide = async (owner: Owner, body: object) =>
  admin.post(deskPath(owner), { seen: (await open(owner)).seen, ...body });
const decideChange = async (owner: Owner, body: object) =>
  admin.post(deskPath(owner, '/change'), { change: (await open(owner)).change?.id, ...body });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code}`;

async function newOwner(locale: 'ru' | 'en' = 'ru'): Promise<Owner> {
  const person = await makePerson(server, { locale });
  return { person, buyer: await person.signIn() };
}

/** A person whose passport the desk has checked. */
async function checkedOwner(locale: 'ru' | 'en' = 'ru'): Promise<Owner> {
  const owner = await newOwner(locale);
  given(await save(owner.buyer));
  server.clock.advance(1);
  given(await decide(owner, { verdict: 'checked' }));
  return owner;
}

const actsOn = async ({ person }: Owner) =>
  (
    await server.context.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${person.id}`))
      .orderBy(asc(auditRecords.id))
  )
    .map(({ action }) => action)
    .filter((action) => action.startsWith('passports.'));

async function lastTold({ person }: Owner): Promise<{ title: string; subject: unknown }> {
  const { db } = server.context;
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from notifications where user_id = ${person.id} order by id desc limit 1`,
  );
  const [letter] = await db.select().from(outbox).where(eq(outbox.topic, 'mail')).orderBy(desc(outbox.id));
  const { to, subject } = (letter?.payload ?? {}) as { to?: string; subject?: string };
  return { title: rows[0]?.title ?? '', subject: to === person.email ? subject : undefined };
}

describe('a passport that is not checked yet', () => {
  it('[S3-33] [S3-37] is none, is saved with its scans and read back, and is changed as often as wanted', async () => {
    const { buyer } = await newOwner();
    expect(await own(buyer)).toMatchObject({
      state: 'none',
      passport: null,
      checkedAt: null,
      refusal: null,
      change: null,
    });
    const scan = await uploadScan(buyer);
    const saved = given<OwnPassport>(await save(buyer, first, [scan]));
    expect(saved).toMatchObject({
      state: 'unchecked',
      passport: { ...first, scans: [scan], checked: false },
    });
    expect(saved.passport?.serialNumber).toBe(`${first.serial} ${first.number}`);
    given(await save(buyer, married));
    expect((await own(buyer)).passport).toMatchObject({
      lastName: 'Новожилова',
      serialNumber: '4521 770077',
    });
  });

  it.each([
    ['a buyer under 18', { ...first, birthday: '2012-01-01' }, '422 PASSPORT_INCOMPLETE', 'birthday'],
    ['[S3-35] a series of three digits', { ...first, serial: '401' }, '422 VALIDATION', 'serial'],
    ['[S3-36] a number of seven digits', { ...first, number: '0031811' }, '422 VALIDATION', 'number'],
    ['what only the desk says (promise 22)', { ...first, checked: true }, '422 VALIDATION', 'checked'],
  ])('refuses %s at its field', async (_, passport, code, field) => {
    const { buyer } = await newOwner();
    const answer = await save(buyer, passport);
    expect(codeOf(answer)).toBe(code);
    expect(answer.body.errors).toHaveProperty(field);
    expect((await own(buyer)).state).toBe('none');
  });

  it('refuses a scan of another person, and none at all', async () => {
    const [one, other] = [await newOwner(), await newOwner()];
    const foreign = await save(one.buyer, first, [await uploadScan(other.buyer)]);
    expect([codeOf(foreign), Object.keys(foreign.body.errors ?? {})]).toEqual(['422 VALIDATION', ['scans']]);
    expect(codeOf(await save(one.buyer, first, []))).toBe('422 VALIDATION');
  });

  it('is found wrong with a reason that its owner reads and mends; then it waits for the desk again', async () => {
    const owner = await newOwner('en');
    given(await save(owner.buyer));
    expect(codeOf(await decide(owner, { verdict: 'refused' }))).toBe('422 REASON_REQUIRED');
    given(await decide(owner, { verdict: 'refused', reason: 'Скан не читается' }));
    expect(await own(owner.buyer)).toMatchObject({
      state: 'refused',
      refusal: 'Скан не читается',
      passport: { refusal: 'Скан не читается', checked: false },
    });
    expect(await lastTold(owner)).toEqual({
      title: 'Your passport needs a correction',
      subject: 'Your passport needs a correction',
    });
    expect(codeOf(await decide(owner, { verdict: 'refused', reason: 'Ещё раз' }))).toBe('409 STEP_WRONG');
    given(await save(owner.buyer, first));
    expect(await own(owner.buyer)).toMatchObject({
      state: 'unchecked',
      refusal: null,
      passport: { refusal: null },
    });
  });
});

describe('a checked passport', () => {
  it('[S3-46] is read-only for its owner and told in his language', async () => {
    const owner = await checkedOwner();
    expect(await own(owner.buyer)).toMatchObject({ state: 'checked', passport: { checked: true } });
    expect(await lastTold(owner)).toEqual({ title: 'Паспорт проверен', subject: 'Паспорт проверен' });
    expect(codeOf(await save(owner.buyer, married))).toBe('409 PASSPORT_CHECKED');
    expect((await own(owner.buyer)).passport).toMatchObject({ lastName: first.lastName });
  });

  it('[S3-47] is unchecked again with a reason, unless a request stands on it', async () => {
    const owner = await checkedOwner();
    given(await ask(owner.buyer));
    const taken = { verdict: 'refused', reason: 'Проверен по ошибке' };
    expect(codeOf(await decide(owner, taken))).toBe('409 STEP_WRONG');
    given(await owner.buyer.post('/api/users/passport/change/withdraw', {}));
    given(await decide(owner, taken));
    expect((await own(owner.buyer)).state).toBe('refused');
  });

  it('is not one that its owner has changed while the desk looked at it', async () => {
    const owner = await newOwner();
    given(await save(owner.buyer));
    const { seen } = await open(owner);
    server.clock.advance(1);
    given(await save(owner.buyer, married));
    expect(codeOf(await admin.post(deskPath(owner), { seen, verdict: 'checked' }))).toBe('409 STEP_WRONG');
    expect((await own(owner.buyer)).state).toBe('unchecked');
  });

  it('cannot be checked where there is none, or for a member of staff', async () => {
    const owner = await newOwner();
    const body = { seen: '2026-01-01T00:00:00.000Z', verdict: 'checked' };
    expect(codeOf(await admin.post(deskPath(owner), body))).toBe('404 NOT_FOUND');
    const nobody = { person: { id: 2_147_483_600 } } as Owner;
    expect(codeOf(await admin.get(deskPath(nobody)))).toBe('404 NOT_FOUND');
    const staff = await checkedOwner();
    given(await ask(staff.buyer));
    const { change, seen } = await open(staff);
    const { id } = staff.person;
    await server.context.db.update(users).set({ isEmployee: true }).where(eq(users.id, id));
    const acts = [
      admin.post(deskPath(staff), { seen, verdict: 'refused', reason: 'Скан не читается' }),
      admin.post(deskPath(staff, '/change'), { change: change?.id, verdict: 'accepted' }),
      admin.get(deskPath(staff, `/scans/${change?.passport.scans[0]?.id}`)),
    ];
    for (const act of acts) expect(codeOf(await act)).toBe('404 NOT_FOUND');
  });

  it('is decided by nobody who has not opened it as it stands (promise 52)', async () => {
    const owner = await newOwner();
    given(await save(owner.buyer));
    const { seen } = await open(owner, lawyer);
    const unseen = await admin.post(deskPath(owner), { seen, verdict: 'checked' });
    expect(codeOf(unseen)).toBe('409 STEP_WRONG');
    // Nor by a member of staff who has only opened a paper that contains it.
    const { id: staffId } = given<{ id: number }>(await admin.get('/api/office/me'));
    const shown = actOfStaff(server, staffId);
    await notePassportShown(server.context.db, shown, owner.person.id, randomUUID());
    const ofPaper = await admin.post(deskPath(owner), { seen, verdict: 'checked' });
    expect(codeOf(ofPaper)).toBe('409 STEP_WRONG');
    given(await lawyer.post(deskPath(owner), { seen, verdict: 'checked' }));
    server.clock.advance(1);
    given(await ask(owner.buyer));
    const [{ id: change } = { id: '' }] = await server.context.db
      .select({ id: passportChanges.id })
      .from(passportChanges)
      .where(eq(passportChanges.userId, owner.person.id));
    const late = await lawyer.post(deskPath(owner, '/change'), { change, verdict: 'accepted' });
    expect(codeOf(late)).toBe('409 STEP_WRONG');
    expect((await own(owner.buyer)).change?.state).toBe('asked');
  });
});

describe('a request for another passport', () => {
  it('is seen beside the present one, accepted, and keeps the former one', async () => {
    const owner = await checkedOwner();
    const before = await own(owner.buyer);
    const scan = await uploadScan(owner.buyer);
    const asked = given<OwnPassport>(await ask(owner.buyer, married, [scan]));
    expect(asked).toMatchObject({
      state: 'checked',
      passport: { lastName: first.lastName },
      change: { state: 'asked', reason: 'Сменила фамилию' },
    });
    const file = await open(owner, lawyer);
    expect([file.passport?.lastName, file.change?.passport.lastName]).toEqual([first.lastName, 'Новожилова']);
    expect(file.change?.passport.scans).toMatchObject([{ id: scan, title: 'паспорт.pdf' }]);
    given(await decideChange(owner, { verdict: 'accepted' }));
    expect(await own(owner.buyer)).toMatchObject({
      state: 'checked',
      passport: { lastName: 'Новожилова', scans: [scan], checked: true },
      change: null,
    });
    const after = await open(owner);
    expect(after.former).toHaveLength(1);
    expect(after.former[0]?.passport).toMatchObject({ ...first, scans: [{ id: before.passport?.scans[0] }] });
    expect((await lastTold(owner)).title).toBe('Паспорт изменён');
  });

  it('is refused with a reason, the former passport stays, and another may be asked for', async () => {
    const owner = await checkedOwner('en');
    given(await ask(owner.buyer));
    expect(codeOf(await decideChange(owner, { verdict: 'refused' }))).toBe('422 REASON_REQUIRED');
    given(await decideChange(owner, { verdict: 'refused', reason: 'Нет скана регистрации' }));
    const refused = await own(owner.buyer);
    expect(refused.passport?.lastName).toBe(first.lastName);
    expect(refused.change).toMatchObject({ state: 'refused', answer: 'Нет скана регистрации' });
    expect(await lastTold(owner)).toEqual({
      title: 'Your passport was not changed',
      subject: 'Your passport was not changed',
    });
    expect(given<OwnPassport>(await ask(owner.buyer)).change?.state).toBe('asked');
  });

  it('waits alone, is of a checked passport, of another one, and is taken back once', async () => {
    const owner = await newOwner();
    given(await save(owner.buyer));
    expect(codeOf(await ask(owner.buyer))).toBe('409 STEP_WRONG');
    given(await decide(owner, { verdict: 'checked' }));
    const { passport } = await own(owner.buyer);
    expect(codeOf(await ask(owner.buyer, first, passport?.scans))).toBe('422 PASSPORT_SAME');
    const answers = [await ask(owner.buyer), await ask(owner.buyer)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const change = (await open(owner)).change?.id;
    const withdraw = () => owner.buyer.post('/api/users/passport/change/withdraw', {});
    expect(given<OwnPassport>(await withdraw()).change).toBeNull();
    expect(codeOf(await withdraw())).toBe('409 STEP_WRONG');
    const late = await admin.post(deskPath(owner, '/change'), { change, verdict: 'accepted' });
    expect(codeOf(late)).toBe('409 STEP_WRONG');
    expect((await own(owner.buyer)).passport?.lastName).toBe(first.lastName);
  });
});

describe('the desk and a passport', () => {
  it('sees a masked number until it is opened; every opening, of a scan too, is on record (promise 52)', async () => {
    const owner = await checkedOwner();
    const shown = await glance(owner, await enterDesk(server, 'support'));
    expect(shown).toMatchObject({ state: 'checked', change: null });
    expect(JSON.stringify(shown)).not.toContain(first.number);
    const before = (await actsOn(owner)).length;
    const file = await open(owner);
    await open(owner, lawyer);
    const scan = file.passport?.scans[0]?.id;
    const bytes = await lawyer.get(deskPath(owner, `/scans/${scan}`));
    expect([bytes.status, bytes.headers['content-security-policy']]).toEqual([200, 'sandbox']);
    expect((await actsOn(owner)).slice(before)).toEqual([
      'passports.open',
      'passports.open',
      'passports.open-scan',
    ]);
  });

  it('opens no other upload of that person by this door, and none of another', async () => {
    const [owner, other] = [await checkedOwner(), await checkedOwner()];
    const loose = await uploadScan(owner.buyer);
    const foreign = (await open(other)).passport?.scans[0]?.id;
    for (const id of [loose, foreign, randomUUID()])
      expect(codeOf(await admin.get(deskPath(owner, `/scans/${id}`)))).toBe('404 NOT_FOUND');
    const acts = await actsOn(owner);
    expect(acts).not.toContain('passports.open-scan');
  });

  it('finds in one list what waits: to be checked, and asked for', async () => {
    const [fresh, asking] = [await newOwner(), await checkedOwner()];
    given(await save(fresh.buyer));
    given(await ask(asking.buyer));
    const { items } = given<{ items: { person: number; what: string }[] }>(
      await lawyer.get('/api/office/passports'),
    );
    const mine = items.filter(({ person }) => [fresh.person.id, asking.person.id].includes(person));
    expect(mine.map(({ person, what }) => [person, what])).toEqual([
      [fresh.person.id, 'check'],
      [asking.person.id, 'change'],
    ]);
  });

  it('has each act on record, without a word of the passport', async () => {
    const owner = await checkedOwner();
    given(await ask(owner.buyer));
    given(await decideChange(owner, { verdict: 'accepted' }));
    expect((await actsOn(owner)).filter((action) => action !== 'passports.open')).toEqual([
      'passports.save',
      'passports.check',
      'passports.ask-change',
      'passports.accept-change',
    ]);
    const rows = await server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${owner.person.id}`));
    expect(JSON.stringify(rows)).not.toMatch(/770077|Новожилова|Сменила/);
  });
});
