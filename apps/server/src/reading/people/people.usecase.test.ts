import { randomUUID } from 'node:crypto';
import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import type { DeskPerson, FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { makePerson, sessionState } from '../../../test/people/make-person.ts';
import { giveTrust } from '../../../test/people/trust.ts';
import { passportOf } from '../../demo/people.data.ts';
import { chats } from '../../domains/chat/chat.tables.ts';
import { feedback } from '../../domains/feedback/feedback.tables.ts';
import { slips } from '../../domains/slips/slips.tables.ts';
import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { subjectsOf } from '../audit/audit-subjects.repo.ts';
import { wanted } from './people.repo.ts';
import { readPersonText } from './person-text.ts';

let house: House;
let support: Browser;
let admin: Browser;
beforeAll(async () => {
  house = await openHouse();
  support = await enterDesk(house, 'support');
  admin = await enterDesk(house, 'admin');
});
afterAll(() => house?.shut());

async function find(text: string, browser = support): Promise<{ items: FoundPerson[]; more: boolean }> {
  const answer = await browser.get(`/api/office/people?${new URLSearchParams({ text })}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as { items: FoundPerson[]; more: boolean };
}
const names = async (text: string) => (await find(text)).items.map(({ name }) => name);

async function card(id: number, browser = support): Promise<DeskPerson> {
  const answer = await browser.get(`/api/office/people/${id}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return (answer.body.data as unknown as { person: DeskPerson }).person;
}

describe('the desk looks for a person', () => {
  it.each([
    ['the beginning of the surname, «ё» as «е»', 'елк'],
    ['surname and name', 'Ёлкина Вера'],
    ['the phone as it is dictated', '8 (911) 000'],
    ['the e-mail in any case', 'Elkina-1@post.test'],
  ])('by %s', async (_, text) => {
    const person = await makePerson(house);
    const own = text.includes('@') ? person.email.toUpperCase() : text;
    const { items } = await find(own);
    expect(items).toContainEqual({
      id: person.id,
      name: 'Ёлкина Вера',
      phone: person.phone.slice(1),
      email: person.email,
      closedUntil: null,
    });
  });

  it('by the text of its own list, by the words of the name in any order, by a phone however it was pasted', async () => {
    const own = { surname: 'Королёва-Ветер', name: "Да'рья", patronymic: 'Сергеевна' };
    const { phone } = await makePerson(house, own);
    const listed = "Королёва-Ветер Да'рья Сергеевна";
    const shown = `+7 ${phone.slice(2, 5)} ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`;
    for (const text of [
      listed,
      "Да'рья Королева-Ветер",
      'сергеевна ветер',
      "да'р королёва",
      `\u202a${shown}\u202c`,
      `\u200eтел.\u00a0${shown}\u200f`,
      `Телефон: 8${phone.slice(2)}`,
    ])
      expect([text, await names(text)]).toEqual([text, [listed]]);
    expect(await names('Королёва-Ветер Анна')).toEqual([]);
  });

  it('who is not asked for is not shown: nobody else, no members of staff, nothing for two letters', async () => {
    await makePerson(house, { surname: 'Жук-Единственный' });
    expect(await names('жук-ед')).toEqual(['Жук-Единственный Вера']);
    expect(await names('%%%')).toEqual([]);
    expect(await names('admin@demo.test')).toEqual([]);
    expect((await support.get('/api/office/people?text=ж%20')).status).toBe(422);
    expect((await support.get('/api/office/people')).status).toBe(422);
  });

  it('twenty at once, and says that there are others', async () => {
    for (let n = 0; n < 21; n++) await makePerson(house, { surname: 'Многих', name: `Имя ${n}` });
    const found = await find('многих');
    expect([found.items.length, found.more]).toEqual([20, true]);
    expect(await find('многих имя 20')).toMatchObject({ items: [{ name: 'Многих Имя 20' }], more: false });
  });

  it.each(['елк', 'Вера Ёлкина', '8 911 000', 'elkina-1@post.test'])(
    '«%s» by an index, however many there are',
    async (text) => {
      const { db } = house.context;
      const { rows } = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(sql`explain select 1 from users u where ${wanted(readPersonText(text))}`);
      });
      expect(JSON.stringify(rows)).toMatch(/Index Cond/);
    },
  );
});

describe('the card of a person at the desk', () => {
  it('tells contacts, sign-ins, consents and bookings, and nothing of the passport', async () => {
    const visitor = await house.visit('01');
    const estate = await house.estate();
    const { booking } = await visitor.toPayment(estate);
    const [anna] = (await find('+7 900 000-00-01')).items;
    const person = await card(anna?.id ?? 0);
    expect(person).toMatchObject({ status: 1, phone: '79000000001', closedUntil: null, pendingEmail: null });
    expect(person.sessions[0]).toMatchObject({ door: 'cabinet', live: true });
    expect(person.bookings[0]).toMatchObject({ id: booking?.id, state: 'payment', live: true });
    expect(JSON.stringify(person)).not.toContain(passportOf(0).number);
  });

  it('shows a session that is over as such: signed out, or closed by staff', async () => {
    const made = await makePerson(house);
    const [left, stays] = [await made.signIn(), await made.signIn()];
    await left.post('/api/auth/logout');
    const lives = async () => (await card(made.id)).sessions.map(({ live }) => live).sort();
    expect(await lives()).toEqual([false, true]);
    expect(await sessionState(stays)).toBe('open');
    await admin.post(`/api/office/people/${made.id}/close`, { reason: 'Просьба владельца' });
    expect(await lives()).toEqual([false, false]);
    expect((await card(made.id)).closedUntil).toBe('2099-12-31T21:00:00.000Z');
    await admin.post(`/api/office/people/${made.id}/open`, { reason: 'Владелец пришёл' });
    expect((await card(made.id)).closedUntil).toBeNull();
  });

  it('is not there for nobody’s number, and for a member of staff', async () => {
    const { rows } = await house.context.db.execute(sql`select id from users where is_employee limit 1`);
    const staff = (rows[0] as { id: number }).id;
    for (const id of [2_147_483_600, staff])
      expect((await support.get(`/api/office/people/${id}`)).status).toBe(404);
  });

  it('is of support and the administrator alone', async () => {
    const manager = await enterDesk(house, 'manager');
    expect((await manager.get('/api/office/people?text=елк')).body.code).toBe('ROLE_DENIED');
    expect((await manager.get('/api/office/people/1')).body.code).toBe('ROLE_DENIED');
    expect((await find('елк', admin)).items.length).toBeGreaterThan(0);
  });
});

describe('the log of a person, on his card', () => {
  const logOf = async (id: number, browser = support, query = '') => {
    const answer = await browser.get(`/api/office/people/${id}/log${query}`);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
    return answer.body.data as unknown as { items: AuditItem[]; next: number | null };
  };

  it('[S6-13] tells support what was done to him, newest first, and not from where members of staff work', async () => {
    const made = await makePerson(house);
    await made.signIn();
    await admin.post(`/api/office/people/${made.id}/renew`, { reason: 'Пароль узнал сосед' });
    const { items, next } = await logOf(made.id);
    expect(items.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['identity.require-password', 'staff'],
      ['identity.sign-in', 'buyer'],
    ]);
    expect(items.map(({ address }) => typeof address)).toEqual(['object', 'string']);
    expect(items[0]).toMatchObject({ actor: { name: expect.any(String) }, address: null, requestId: null });
    expect(next).toBeNull();
    expect(await logOf(made.id, support, `?before=${items[0]?.id}`)).toMatchObject({ items: [items[1]] });
  });

  it('tells from where he acts himself, and of nobody else', async () => {
    const [made, partner] = [await makePerson(house), await makePerson(house)];
    const at = house.clock.now();
    const subject = `user:${made.id}`;
    const record = (actor: Act['actor'], action: string, details = {}) =>
      audit(house.context.db, { at, address: '203.0.113.7', actor } as Act, { action, subject, details });
    await record({ kind: 'buyer', id: made.id }, 'identity.sign-out');
    await record({ kind: 'buyer', id: partner.id, onBehalfOf: made.id }, 'deal.pay-as-delegate');
    await record({ kind: 'guest' }, 'identity.sign-in-failed', { door: 'cabinet' });
    // Acts at the desk are those of a member of staff, also of one who is only a buyer by now.
    await record({ kind: 'staff', id: made.id, roles: [] }, 'identity.sign-in');
    await record({ kind: 'guest' }, 'identity.sign-in-failed', { door: 'office' });
    await record({ kind: 'guest' }, 'identity.second-factor-failed');
    await record({ kind: 'buyer', id: made.id }, 'identity.prove', { by: 'factor' });
    const { items } = await logOf(made.id);
    expect(items.map(({ address }) => address).reverse()).toEqual([
      '203.0.113.7',
      null,
      '203.0.113.7',
      null,
      null,
      null,
      null,
    ]);
  });

  it('holds what was done to his trusted persons, chats, requests and links, and to nobody else’s', async () => {
    const [made, friend] = [await makePerson(house), await makePerson(house)];
    const { db } = house.context;
    const [at, id] = [house.clock.now(), randomUUID()];
    const trust = await giveTrust(house, made.id, friend);
    const ofOther = await giveTrust(house, friend.id, await makePerson(house));
    const dated = { createdAt: at, updatedAt: at };
    await db.insert(chats).values({ id, userId: made.id, openedAt: at, movedAt: at, lastSeq: 0, readSeq: 0 });
    await db
      .insert(feedback)
      .values({ id, userId: made.id, subject: 'other', state: 'new', hasNew: false, ...dated });
    await db.insert(slips).values({
      id,
      kind: 'opinion',
      tokenHash: id,
      what: '',
      place: '',
      channel: 'sms',
      address: made.phone,
      userId: made.id,
      staffId: friend.id,
      createdAt: at,
      expiresAt: at,
    });
    const subjects = [`delegation:${trust}`, `chat:${id}`, `feedback:${id}`, `slip:${id}`];
    for (const subject of [...subjects, `delegation:${ofOther}`])
      await audit(db, { at, actor: { kind: 'guest' } }, { action: 'slips.answer', subject });
    expect((await logOf(made.id)).items.map(({ subject }) => subject).reverse()).toEqual(subjects);
    expect((await logOf(friend.id)).items.map(({ subject }) => subject).reverse()).toEqual([
      `delegation:${trust}`,
      `delegation:${ofOther}`,
    ]);
  });

  it('finds what is his by indexes, however many there are', async () => {
    const { rows } = await house.context.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${subjectsOf(1)}`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const found = [...plan.matchAll(/ (?:using|on) (\w+).*\n +Index Cond/g)].map(([, name]) => name);
    expect(found).toEqual(
      expect.arrayContaining([
        'bookings_user',
        'deposits_user',
        'favourite_shares_inviter',
        'favourite_shares_partner',
        'delegations_principal',
        'delegations_delegate',
        'chats_user',
        'slips_user',
      ]),
    );
    expect(found).toContainEqual(expect.stringMatching(/^feedback_(user|request)$/));
  });

  it('is read on record, each time, by whom', async () => {
    const made = await makePerson(house);
    await logOf(made.id);
    await logOf(made.id, admin);
    const { items } = await logOf(made.id);
    expect(items.map(({ action, actor }) => [action, actor.kind])).toEqual([
      ['people.read-log', 'staff'],
      ['people.read-log', 'staff'],
    ]);
    expect(new Set(items.map(({ actor }) => actor.id)).size).toBe(2);
  });

  it('is of whoever sees the card alone, and of buyers alone', async () => {
    const made = await makePerson(house);
    for (const role of ['lawyer', 'accountant'] as const) {
      const refused = await (await enterDesk(house, role)).get(`/api/office/people/${made.id}/log`);
      expect([role, refused.body.code]).toEqual([role, 'ROLE_DENIED']);
    }
    const { rows } = await house.context.db.execute(sql`select id from users where is_employee limit 1`);
    const staff = (rows[0] as { id: number }).id;
    for (const id of [2_147_483_600, staff])
      expect((await support.get(`/api/office/people/${id}/log`)).status).toBe(404);
    expect((await logOf(made.id)).items).toEqual([]);
  });
});
