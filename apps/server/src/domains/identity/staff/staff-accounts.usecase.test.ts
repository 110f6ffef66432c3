import { recoveryCodesGiven } from '@novosel/contract/desk/staff-rules.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import {
  begunOf,
  enterAs,
  linkOf,
  makeStaff,
  numberOf,
  setUpCalls,
  staffPassword,
} from '../../../../test/people/set-up-staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { and, eq, sql } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { staff, staffSetUps, users } from '../identity.tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // After the limits of the test before; a code works once.
  server.clock.advance(3700);
  admin = await enterDesk(server, 'admin');
});

const seen = ({ status, body }: Answer) => [status, body.code];
const { invite, begin, finish } = setUpCalls(() => ({ server, admin }));
const idOf = async (role: StaffRole): Promise<number> => {
  const [row] = await server.context.db
    .select()
    .from(users)
    .where(eq(users.email, `${role}@demo.test`));
  return row?.id ?? 0;
};
const act = (person: number, what: string, body: object = {}, by = admin) =>
  by.post(`/api/office/staff/${person}/${what}`, { reason: 'Проверка', ...body });
const recordsOf = async (action: string, subject: string) =>
  server.context.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.action, action), eq(auditRecords.subject, subject)));

describe('acts on an account of the staff', () => {
  it('[S6-13] are seen in the list and on the card', async () => {
    const { id, email } = await makeStaff(server, admin);
    await invite('waiting@work.test');
    const list = (await admin.get('/api/office/staff')).body.data as unknown as {
      items: { id: number }[];
      invitations: { email: string }[];
    };
    expect(list.items.find((one) => one.id === id)).toMatchObject({
      email,
      roles: ['support'],
      closedUntil: null,
      withoutFactor: false,
    });
    expect(list.invitations[0]).toMatchObject({ email: 'waiting@work.test', roles: ['lawyer'] });
    const card = (await admin.get(`/api/office/staff/${id}`)).body.data as unknown as { person: object };
    expect(card.person).toMatchObject({
      codesLeft: recoveryCodesGiven,
      sessions: [{ door: 'office', live: true }],
      consents: [],
    });
    const buyer = await makePerson(server);
    expect(seen(await admin.get(`/api/office/staff/${buyer.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('a block ends every session at once and no sign-in opens; it is opened again, each with its reason', async () => {
    const one = await makeStaff(server, admin);
    expect((await act(one.id, 'block')).status).toBe(200);
    expect(seen(await one.browser.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    server.clock.advance(31);
    expect((await enterAs(server, one)).answer.body.code).toBe('LOGIN_SHUT');
    expect((await act(one.id, 'unblock')).status).toBe(200);
    expect(seen(await act(one.id, 'unblock'))).toEqual([409, 'STEP_WRONG']);
    expect((await enterAs(server, one)).answer.status).toBe(200);
    for (const action of ['identity.close-sign-in', 'identity.open-sign-in'])
      expect((await recordsOf(action, `user:${one.id}`))[0]?.details).toMatchObject({ reason: 'Проверка' });
  });

  it('other roles hold from that moment on, and the former sessions are over', async () => {
    const one = await makeStaff(server, admin, ['support']);
    expect((await one.browser.get('/api/office/people?text=елк')).status).toBe(200);
    expect((await act(one.id, 'roles', { roles: ['lawyer', 'lawyer'] })).status).toBe(200);
    expect(seen(await one.browser.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    server.clock.advance(31);
    const { browser } = await enterAs(server, one);
    expect(seen(await browser.get('/api/office/people?text=елк'))).toEqual([409, 'ROLE_DENIED']);
    expect(seen(await act(one.id, 'roles', { roles: ['lawyer'] }))).toEqual([409, 'STEP_WRONG']);
    expect((await recordsOf('staff.change-roles', `user:${one.id}`))[0]?.details).toEqual({
      from: 'support',
      to: 'lawyer',
      reason: 'Проверка',
    });
  });

  it('a reset takes the second factor and the codes; the link asks for the present password and makes new ones', async () => {
    const one = await makeStaff(server, admin, ['lawyer']);
    expect((await act(one.id, 'reset-factor')).status).toBe(200);
    const link = await linkOf(server);
    expect(seen(await one.browser.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    server.clock.advance(31);
    expect((await enterAs(server, one)).answer.body.code).toBe('FACTOR_ABSENT');
    expect(seen(await begin(link, 'не тот пароль'))).toEqual([422, 'PASSWORD_WRONG']);
    const { ticket, secret } = begunOf(await begin(link));
    const done = await finish(link, ticket, numberOf(server, secret));
    expect((done.body.data as unknown as { codes: string[] }).codes).toHaveLength(recoveryCodesGiven);
    server.clock.advance(31);
    expect(seen((await enterAs(server, one)).answer)).toEqual([422, 'TOTP_WRONG']);
    const [code = ''] = one.codes;
    expect(seen((await enterAs(server, one, { code })).answer)).toEqual([422, 'RECOVERY_CODE_WRONG']);
    const { browser } = await enterAs(server, { email: one.email, secret });
    expect((await browser.get('/api/office/me')).body.data).toMatchObject({ roles: ['lawyer'] });
  });

  it('[S6-13] a dismissal ends the sign-ins, the roles and the second factor for good; what was done stays in the log', async () => {
    const one = await makeStaff(server, admin, ['support']);
    await act(one.id, 'reset-factor');
    const link = await linkOf(server);
    expect((await act(one.id, 'dismiss')).status).toBe(200);
    expect(seen(await one.browser.get('/api/office/me'))).toEqual([403, 'SESSION_REVOKED']);
    expect(seen(await begin(link))).toEqual([422, 'LINK_DEAD']);
    server.clock.advance(31);
    expect((await enterAs(server, one)).answer.body.code).toBe('LOGIN_FAILED');
    expect(seen(await admin.get(`/api/office/staff/${one.id}`))).toEqual([404, 'NOT_FOUND']);
    const list = (await admin.get('/api/office/staff')).body.data as unknown as { items: { id: number }[] };
    expect(list.items.map(({ id }) => id)).not.toContain(one.id);
    expect(seen(await act(one.id, 'dismiss'))).toEqual([404, 'NOT_FOUND']);
    expect((await recordsOf('staff.dismiss', `user:${one.id}`)).map(({ details }) => details)).toEqual([
      { from: 'support', reason: 'Проверка' },
    ]);
    expect(await recordsOf('staff.set-up', `user:${one.id}`)).toHaveLength(1);
  });

  it.each([
    ['dismiss', {}],
    ['block', {}],
    ['roles', { roles: ['support'] }],
  ])(
    '%s %o: open invitations of an administrator end with his rights, and the log tells it of each',
    async (what, body) => {
      const one = await makeStaff(server, admin, ['admin', 'lawyer']);
      const sent = async (name: string, by = one.browser) => {
        const { id } = (await invite(`${name}-${what}@work.test`, by)).body.data as unknown as { id: string };
        return { id, link: await linkOf(server) };
      };
      const ended = await sent('ended');
      const { ticket, secret } = begunOf(await begin(ended.link));
      const others = await sent('others', admin);
      const { id } = await sent('taken-over');
      await admin.post(`/api/office/staff/invitations/${id}/again`);
      const takenOver = await linkOf(server);
      expect((await act(one.id, what, body)).status).toBe(200);
      expect(seen(await finish(ended.link, ticket, numberOf(server, secret)))).toEqual([422, 'LINK_DEAD']);
      expect(seen(await begin(ended.link))).toEqual([422, 'LINK_DEAD']);
      expect(seen(await admin.post(`/api/office/staff/invitations/${ended.id}/again`))).toEqual([
        404,
        'NOT_FOUND',
      ]);
      const records = await recordsOf('staff.withdraw-invitation', `invitation:${ended.id}`);
      expect(records).toMatchObject([
        { actorId: await idOf('admin'), details: { invitedBy: one.id, reason: 'Проверка' } },
      ]);
      expect((await begin(others.link)).status).toBe(200);
      expect((await begin(takenOver)).status).toBe(200);
    },
  );

  it('invitations stay when he is given other roles and remains an administrator', async () => {
    const one = await makeStaff(server, admin, ['admin']);
    await invite('stays@work.test', one.browser);
    const link = await linkOf(server);
    expect((await act(one.id, 'roles', { roles: ['admin', 'support'] })).status).toBe(200);
    expect((await begin(link)).status).toBe(200);
    // The demo's administrator is now the last one.
    await act(one.id, 'dismiss');
  });

  it('who loses his rights while he invites can invite nobody, neither a new person nor an invited one again', async () => {
    const one = await makeStaff(server, admin, ['admin']);
    const { id } = (await invite('waits@work.test')).body.data as unknown as { id: string };
    const link = await linkOf(server);
    const answers = await meetAtLock(
      server,
      sql`select pg_advisory_xact_lock(hashtext('staff-admins'))`,
      [
        () => invite('late@work.test', one.browser),
        () => one.browser.post(`/api/office/staff/invitations/${id}/again`),
      ],
      (tx) => tx.update(users).set({ isEmployee: false }).where(eq(users.id, one.id)),
    );
    expect(answers.map(seen)).toEqual([
      [409, 'ROLE_DENIED'],
      [409, 'ROLE_DENIED'],
    ]);
    const open = await server.context.db.select().from(staffSetUps);
    expect(open.map(({ email }) => email)).not.toContain('late@work.test');
    expect((await begin(link)).status).toBe(200);
  });

  it('who was dismissed is invited again, and has only what that invitation gives', async () => {
    const one = await makeStaff(server, admin, ['admin']);
    expect((await act(one.id, 'dismiss')).status).toBe(200);
    expect((await invite(one.email)).status).toBe(200);
    const link = await linkOf(server);
    const browser = server.deskBrowser();
    const { ticket, secret } = begunOf(await begin(link, staffPassword, browser));
    const done = await finish(link, ticket, numberOf(server, secret), browser);
    browser.bearer = (done.body.data as unknown as { token: string }).token;
    expect((await browser.get('/api/office/me')).body.data).toMatchObject({ id: one.id, roles: ['lawyer'] });
  });

  it('a reset link opens nothing while the account is closed', async () => {
    const one = await makeStaff(server, admin);
    await act(one.id, 'reset-factor');
    const link = await linkOf(server);
    await act(one.id, 'block');
    expect((await begin(link)).body.code).toBe('LOGIN_SHUT');
  });

  it.each([
    ['roles', { roles: ['admin', 'manager'] }],
    ['block', {}],
    ['dismiss', {}],
    ['reset-factor', {}],
  ])('%s: nobody does it to himself', async (what, body) => {
    const own = await idOf('admin');
    expect(seen(await act(own, what, body))).toEqual([409, 'STAFF_SELF']);
    expect((await admin.get('/api/office/me')).body.data).toMatchObject({ roles: ['admin'] });
  });

  it.each([
    ['roles', { roles: ['support'] }],
    ['block', {}],
    ['unblock', {}],
    ['dismiss', {}],
    ['reset-factor', {}],
  ])('%s: not of a buyer, and not without a reason', async (what, body) => {
    const buyer = await makePerson(server);
    expect(seen(await act(buyer.id, what, body))).toEqual([404, 'NOT_FOUND']);
    const one = await idOf('lawyer');
    expect(seen(await act(one, what, { ...body, reason: '  ' }))).toEqual([422, 'VALIDATION']);
  });

  it.each([
    ['roles', { roles: ['support'] }, 'LAST_ADMIN'],
    ['block', {}, 'LAST_ADMIN'],
    ['dismiss', {}, 'LAST_ADMIN'],
    ['reset-factor', {}, 'LAST_ADMIN'],
    ['dismiss', { with: 'a third' }, 'ROLE_DENIED'],
  ])(
    '%s %o: of two administrators who do it to each other at the same moment, one is left',
    async (what, { with: aThird, ...body }: { with?: string; roles?: string[] }, refusal) => {
      const other = await makeStaff(server, admin, ['admin']);
      const third = aThird ? await makeStaff(server, admin, ['admin']) : undefined;
      const own = await idOf('admin');
      const answers = await Promise.all([act(other.id, what, body), act(own, what, body, other.browser)]);
      const codes = answers.map(({ status, body: { code } }) => (status === 200 ? 'done' : code)).sort();
      expect(codes).toContain('done');
      expect([refusal, 'SESSION_REVOKED']).toContain(codes.find((code) => code !== 'done'));
      const living = await Promise.all([admin, other.browser].map((one) => one.get('/api/office/staff')));
      expect(living.map(({ status }) => status).sort()).toEqual([200, 403]);
      await server.context.db.update(users).set({ lockedUntil: null }).where(eq(users.id, own));
      await restoreAdmin(own, other.id);
      if (third)
        await server.context.db.update(users).set({ isEmployee: false }).where(eq(users.id, third.id));
    },
  );

  it('a buyer’s acts of the desk do not reach the staff', async () => {
    const one = await idOf('lawyer');
    for (const what of ['close', 'open'])
      expect(seen(await admin.post(`/api/office/people/${one}/${what}`, { reason: 'Проверка' }))).toEqual([
        404,
        'NOT_FOUND',
      ]);
  });
});

/** Restores the demo's administrator, whoever was first. */
async function restoreAdmin(own: number, other: number): Promise<void> {
  const { db } = server.context;
  const [spare] = await db
    .select()
    .from(staff)
    .where(eq(staff.userId, await idOf('lawyer')));
  const [mine] = await db.select().from(staff).where(eq(staff.userId, own));
  const kept = { roles: ['admin'], totpSecret: mine?.totpSecret ?? spare?.totpSecret ?? null };
  await db
    .insert(staff)
    .values({ userId: own, ...kept })
    .onConflictDoUpdate({ target: staff.userId, set: kept });
  await db.update(users).set({ isEmployee: true }).where(eq(users.id, own));
  await db.update(users).set({ isEmployee: false }).where(eq(users.id, other));
  await db.delete(staffSetUps);
}
