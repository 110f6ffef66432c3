import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../test/browser.ts';
import { lastCode } from '../../../../test/last-sms.ts';
import { copyOf, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { signedIn } from '../../../../test/people/signed-in.ts';
import { desc, eq } from '../../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../../platform/platform.tables.ts';

const dead = '403 SESSION_REVOKED';

const scene = signedIn();
let fresh = 0;
let phone = '';
beforeEach(() => {
  fresh += 1;
  phone = `+7922000${String(fresh).padStart(4, '0')}`;
});

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (change: object = { type: 'phone', phone }) =>
  scene.browser.post('/api/users/contact/codes', change);
const change = (codes: object, to: object = { type: 'phone', phone }, by = scene.browser) =>
  by.post('/api/users/contact', { ...to, ...codes });
const fault = ({ status, body }: Answer) => [status, body.code, Object.keys(body.errors ?? {})];

/** Messages since the last call, the newest first: recipient and text. */
async function messages(count: number) {
  const rows = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
  return rows.map(({ payload }) => payload as { to: string; text: string });
}

const codeIn = (text = '') => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1] ?? '';

/** Requests both codes and reads them from the messages. */
async function bothCodes(to?: object) {
  const answer = await ask(to);
  expect(answer.status).toBe(200);
  const [old, made] = await messages(2);
  return { oldCode: codeIn(old?.text), newCode: codeIn(made?.text), old, made };
}

describe('another phone or e-mail by the codes of the old and the new', () => {
  it('[S2.1-11] changes the phone: every session ends but this browser’s, the former phone and the e-mail are told, and it is audited (promises 5, 8, 11)', async () => {
    const [tablet, former] = [await scene.person.signIn(), copyOf(scene.server, scene.browser)];
    const { oldCode, newCode, old, made } = await bothCodes();
    expect([old?.to, made?.to]).toEqual([scene.person.phone, phone]);
    expect(old?.text).toContain('сменить телефон');
    const answer = await change({ oldCode, newCode });
    expect(answer.status).toBe(200);
    expect((await scene.person.row()).phone).toBe(phone.slice(1));
    expect(await Promise.all([tablet, former].map(sessionState))).toEqual([dead, dead]);
    scene.browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect(await sessionState(scene.browser)).toBe('open');
    expect((await messages(2)).map(({ to }) => to).sort()).toEqual(
      [scene.person.phone, scene.person.email].sort(),
    );
    const [record] = await scene.server.context.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'identity.change-contact'))
      .orderBy(desc(auditRecords.id))
      .limit(1);
    expect(record).toMatchObject({ actorId: scene.person.id, details: { type: 'phone' } });
    expect(JSON.stringify(record?.details)).not.toContain(phone.slice(1));
  });

  it('changes the e-mail by a code to each mailbox, and an address that waited for its letter no longer waits', async () => {
    const to = { type: 'email', email: `Novaya-${fresh}@post.test` };
    const { oldCode, newCode, old, made } = await bothCodes(to);
    expect([old?.to, made?.to]).toEqual([scene.person.email, to.email.toLowerCase()]);
    expect((await change({ oldCode, newCode }, to)).status).toBe(200);
    expect(await scene.person.row()).toMatchObject({ email: to.email.toLowerCase(), pendingEmail: null });
  });

  it('without an e-mail so far takes the code of the phone in its place', async () => {
    scene.person = await makePerson(scene.server, { email: null, pendingEmail: 'waits@post.test' });
    scene.browser = await scene.person.signIn();
    const { oldCode, newCode, old } = await bothCodes({ type: 'email', email: 'waits@post.test' });
    expect(old?.to).toBe(scene.person.phone);
    expect((await change({ oldCode, newCode }, { type: 'email', email: 'waits@post.test' })).status).toBe(
      200,
    );
    expect(await scene.person.row()).toMatchObject({ email: 'waits@post.test', pendingEmail: null });
  });

  it('answers alike for a phone of somebody else, tells its owner alone, and no code is right (promise 4)', async () => {
    const owner = await makePerson(scene.server);
    const known = await ask({ type: 'phone', phone: owner.phone });
    const [old, told] = await messages(2);
    expect(told?.to).toBe(owner.phone);
    expect([told?.text, codeIn(told?.text)]).toEqual([expect.stringContaining('ваш телефон'), '']);
    const other = await makePerson(scene.server);
    scene.browser = await other.signIn();
    const unknown = await ask();
    const shape = ({ status, body }: Answer) => [
      status,
      { ...body, data: Object.keys(body.data ?? {}).sort() },
    ];
    expect(shape(known)).toEqual(shape(unknown));
    scene.browser = await scene.person.signIn();
    const refused = await change(
      { oldCode: codeIn(old?.text), newCode: '123456' },
      { type: 'phone', phone: owner.phone },
    );
    expect(fault(refused)).toEqual([422, 'CODE_WRONG', ['newCode']]);
    expect((await scene.person.row()).phone).toBe(scene.person.phone.slice(1));
  });

  it('that has become somebody else’s meanwhile is refused in the words of a wrong code', async () => {
    const codes = await bothCodes();
    await makePerson(scene.server, { phone: phone.slice(1) });
    expect(fault(await change(codesOf(codes)))).toEqual([422, 'CODE_WRONG', ['newCode']]);
    expect(await sessionState(scene.browser)).toBe('open');
  });

  it.each([
    ['a wrong code of the old', { oldCode: wrong }, 'oldCode'],
    ['a wrong code of the new', { newCode: wrong }, 'newCode'],
    ['the code of the old for both', 'same', 'newCode'],
  ] as const)('is not made by %s', async (_, how, field) => {
    const codes = codesOf(await bothCodes());
    const said =
      how === 'same'
        ? { oldCode: codes.oldCode, newCode: codes.oldCode }
        : Object.fromEntries(
            Object.entries(codes).map(([name, code]) => [name, name in how ? wrong(code) : code]),
          );
    expect(fault(await change(said))).toEqual([422, 'CODE_WRONG', [field]]);
    expect((await scene.person.row()).phone).toBe(scene.person.phone.slice(1));
  });

  it('needs the codes of this very change, of this moment, and each once', async () => {
    const codes = codesOf(await bothCodes());
    expect(fault(await change(codes, { type: 'phone', phone: '+79229999999' }))).toEqual([
      422,
      'CODE_EXPIRED',
      ['oldCode'],
    ]);
    scene.server.clock.advance(301);
    scene.browser = await scene.person.signIn();
    expect(fault(await change(codes))).toEqual([422, 'CODE_EXPIRED', ['oldCode']]);
    const again = codesOf(await bothCodes());
    const twin = copyOf(scene.server, scene.browser);
    const outcomes = await Promise.all([change(again), change(again, undefined, twin)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is over after three wrong codes', async () => {
    const codes = codesOf(await bothCodes());
    const miss = { ...codes, oldCode: wrong(codes.oldCode) };
    expect([
      (await change(miss)).body.code,
      (await change(miss)).body.code,
      (await change(miss)).body.code,
    ]).toEqual(['CODE_WRONG', 'CODE_WRONG', 'CODE_TRIES_OVER']);
    expect((await change(codes)).body.code).toBe('CODE_TRIES_OVER');
  });

  it('is not asked for with the present contact, or with nothing that is one', async () => {
    expect(fault(await ask({ type: 'phone', phone: scene.person.phone }))).toEqual([
      422,
      'CONTACT_SAME',
      ['phone'],
    ]);
    expect(fault(await ask({ type: 'email', email: scene.person.email.toUpperCase() }))).toEqual([
      422,
      'CONTACT_SAME',
      ['email'],
    ]);
    expect(fault(await ask({ type: 'phone', phone: '12' }))).toEqual([422, 'VALIDATION', ['phone']]);
  });

  it('sends codes to five new phones a day, and no more (promise 6)', async () => {
    for (let each = 0; each < 5; each += 1) {
      expect(
        (
          await ask({
            type: 'phone',
            phone: `+7923000${String(fresh).padStart(2, '0')}${String(each).padStart(2, '0')}`,
          })
        ).status,
      ).toBe(200);
      scene.server.clock.advance(601);
      scene.browser = await scene.person.signIn();
    }
    const before = await scene.server.context.db.$count(outbox);
    expect((await ask()).body.code).toBe('CODE_DAY_OVER');
    expect(await scene.server.context.db.$count(outbox)).toBe(before);
  });

  it('sends and counts nothing when a code has just gone to the present contact for something else, and says when', async () => {
    await ask({ type: 'phone', phone: '+79230009999' });
    const { db } = scene.server.context;
    const before = await db.$count(outbox);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'CODE_LATER']);
    expect(await db.$count(outbox)).toBe(before);
    scene.browser = await (await makePerson(scene.server)).signIn();
    expect((await ask()).status).toBe(200);
    // Both codes of this change are valid.
    expect((await ask()).body.code).toBe('CODE_TOO_SOON');
  });

  it('ends the codes that were on their way to the former phone', async () => {
    const codes = codesOf(await bothCodes());
    const mail = { type: 'email', email: `later-${fresh}@post.test` };
    const other = codesOf(await bothCodes(mail));
    const answer = await change(codes);
    scene.browser.bearer = (answer.body.data as unknown as { token: string }).token;
    expect((await change(other, mail)).body.code).toBe('CODE_EXPIRED');
    expect(await lastCode(scene.server)).toBe('');
  });
});

const codesOf = ({ oldCode, newCode }: { oldCode: string; newCode: string }) => ({ oldCode, newCode });
