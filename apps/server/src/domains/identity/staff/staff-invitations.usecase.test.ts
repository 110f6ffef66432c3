import { recoveryCodesGiven, setUpHours } from '@novosel/contract/desk/staff-rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { lastLetter } from '../../../../test/last-letter.ts';
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
import { demoPassword, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { brand } from '../../../platform/brand.ts';
import { and, eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';
import { staff, staffRecoveryCodes, staffSetUps, users } from '../identity.tables.ts';

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
const recordsOf = async (action: string, subject: string) =>
  server.context.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.action, action), eq(auditRecords.subject, subject)));

describe('an invitation to the staff', () => {
  it('[S6-13] leads by a letter to a password, a second factor and ten recovery codes, and opens the desk', async () => {
    expect((await invite('Olga@Work.test')).status).toBe(200);
    const { to, text } = await lastLetter(server);
    expect([to, text?.includes(`${server.context.config.officeUrl}/set-up/`)]).toEqual([
      'olga@work.test',
      true,
    ]);
    const link = await linkOf(server);
    const browser = server.deskBrowser();
    const shown = await browser.get(`/api/office/set-up/${link}`);
    expect(shown.body.data).toEqual({
      name: 'Ольга Ковалёва',
      email: 'olga@work.test',
      roles: ['lawyer'],
      password: 'new',
    });
    const { ticket, secret, uri } = begunOf(await begin(link, staffPassword, browser));
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const done = await finish(link, ticket, numberOf(server, secret), browser);
    const { token, codes } = done.body.data as unknown as { token: string; codes: string[] };
    expect(new Set(codes).size).toBe(recoveryCodesGiven);
    browser.bearer = token;
    expect((await browser.get('/api/office/me')).body.data).toMatchObject({
      name: 'Ольга Ковалёва',
      roles: ['lawyer'],
    });
    const [row] = await server.context.db.select().from(users).where(eq(users.email, 'olga@work.test'));
    expect(await recordsOf('staff.set-up', `user:${row?.id}`)).toHaveLength(1);
  });

  it('keeps the secret sealed and the recovery codes as hashes', async () => {
    const { id, secret, codes } = await makeStaff(server, admin);
    const [kept] = await server.context.db.select().from(staff).where(eq(staff.userId, id));
    expect(kept?.totpSecret).toMatch(/^sealed:/);
    expect(kept?.totpSecret).not.toContain(secret);
    const hashes = await server.context.db
      .select()
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.userId, id));
    expect(hashes).toHaveLength(codes.length);
    for (const code of codes) expect(JSON.stringify(hashes)).not.toContain(code.replace('-', ''));
  });

  it('is used up by the first that finishes, also of two at the same moment', async () => {
    await invite('twice@work.test');
    const link = await linkOf(server);
    const { ticket, secret } = begunOf(await begin(link));
    const code = numberOf(server, secret);
    const answers = await Promise.all([finish(link, ticket, code), finish(link, ticket, code)]);
    expect(answers.map(seen).sort()).toEqual([
      [200, undefined],
      [422, 'LINK_DEAD'],
    ]);
    expect(seen(await server.deskBrowser().get(`/api/office/set-up/${link}`))).toEqual([422, 'LINK_DEAD']);
    expect(seen(await begin(link))).toEqual([422, 'LINK_DEAD']);
  });

  it('is changed by no reading of it, and holds until its last second', async () => {
    await server.clock.standing(async () => {
      await invite('reader@work.test');
      const link = await linkOf(server);
      const rows = () => server.context.db.select().from(staffSetUps);
      const before = await rows();
      server.clock.advance(setUpHours * 3600 - 1);
      expect((await server.deskBrowser().get(`/api/office/set-up/${link}`)).status).toBe(200);
      expect(await rows()).toEqual(before);
      server.clock.advance(1);
      expect(seen(await server.deskBrowser().get(`/api/office/set-up/${link}`))).toEqual([422, 'LINK_DEAD']);
      expect(seen(await begin(link))).toEqual([422, 'LINK_DEAD']);
    });
  });

  it('refuses a weak password, a wrong first number and the page of another', async () => {
    await invite('strict@work.test');
    const link = await linkOf(server);
    expect(seen(await begin(link, 'qwertyuiop'))).toEqual([422, 'PASSWORD_WEAK']);
    const first = begunOf(await begin(link));
    const second = begunOf(await begin(link));
    expect(seen(await finish(link, first.ticket, numberOf(server, first.secret)))).toEqual([
      422,
      'LINK_DEAD',
    ]);
    expect(seen(await finish(link, second.ticket, numberOf(server, first.secret)))).toEqual([
      422,
      'TOTP_WRONG',
    ]);
    expect((await finish(link, second.ticket, numberOf(server, second.secret))).status).toBe(200);
  });

  it('is sent again with a new link, and withdrawn; the former link is dead', async () => {
    const { id } = (await invite('again@work.test')).body.data as unknown as { id: string };
    const former = await linkOf(server);
    const path = `/api/office/staff/invitations/${id}`;
    expect((await admin.post(`${path}/again`)).status).toBe(200);
    const link = await linkOf(server);
    expect(seen(await begin(former))).toEqual([422, 'LINK_DEAD']);
    expect((await begin(link)).status).toBe(200);
    expect((await admin.post(`${path}/withdraw`)).status).toBe(200);
    expect(seen(await begin(link))).toEqual([422, 'LINK_DEAD']);
    expect(seen(await admin.post(`${path}/withdraw`))).toEqual([404, 'NOT_FOUND']);
    expect(seen(await admin.post(`${path}/again`))).toEqual([404, 'NOT_FOUND']);
    for (const action of ['invite', 'invite-again', 'withdraw-invitation'])
      expect(await recordsOf(`staff.${action}`, `invitation:${id}`)).toHaveLength(1);
  });

  it('is refused for who is of the staff already, and a second one ends the first', async () => {
    expect(seen(await invite('Lawyer@demo.test'))).toEqual([422, 'STAFF_EXISTS']);
    await invite('second@work.test');
    const former = await linkOf(server);
    const twins = await Promise.all([invite('second@work.test'), invite('second@work.test')]);
    expect(twins.map(({ status }) => status)).toEqual([200, 200]);
    await invite('second@work.test');
    expect(seen(await begin(former))).toEqual([422, 'LINK_DEAD']);
    expect((await begin(await linkOf(server))).status).toBe(200);
  });

  it('asks a buyer for the password that he has, counts wrong ones, and makes him one of the staff only then', async () => {
    const buyer = await makePerson(server);
    const email = `buyer${buyer.id}@post.test`;
    await server.context.db.update(users).set({ email, locale: 'en' }).where(eq(users.id, buyer.id));
    await invite(email);
    expect((await lastLetter(server)).subject).toBe(`You are invited to the desk of ${brand.name.en}`);
    const link = await linkOf(server);
    const shown = await server.deskBrowser().get(`/api/office/set-up/${link}`);
    expect(shown.body.data).toMatchObject({ password: 'present' });
    expect(seen(await begin(link, 'не тот пароль'))).toEqual([422, 'PASSWORD_WRONG']);
    const { ticket, secret } = begunOf(await begin(link, demoPassword));
    const isEmployee = async () =>
      (await server.context.db.select().from(users).where(eq(users.id, buyer.id)))[0]?.isEmployee;
    expect(await isEmployee()).toBe(false);
    expect((await finish(link, ticket, numberOf(server, secret))).status).toBe(200);
    expect(await isEmployee()).toBe(true);
    for (let guess = 0; guess < 10; guess += 1)
      await enterAs(server, { email, secret }, { password: `нет ${guess}` });
    expect((await enterAs(server, { email, secret }, { password: demoPassword })).answer.body.code).toBe(
      'LOGIN_LOCKED',
    );
  });

  it('gives way to an account that was made with its address meanwhile, whose password it asks then', async () => {
    await invite('meanwhile@work.test');
    const link = await linkOf(server);
    const { ticket, secret } = begunOf(await begin(link));
    const buyer = await makePerson(server);
    await server.context.db.update(users).set({ email: 'meanwhile@work.test' }).where(eq(users.id, buyer.id));
    expect(seen(await finish(link, ticket, numberOf(server, secret)))).toEqual([422, 'EMAIL_TAKEN']);
    const shown = await server.deskBrowser().get(`/api/office/set-up/${link}`);
    expect(shown.body.data).toMatchObject({ password: 'present' });
  });
});
