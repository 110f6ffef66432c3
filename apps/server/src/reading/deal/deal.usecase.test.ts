import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { audit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/drizzle.ts';

const absent = '01935b6e-0000-7000-8000-000000000000';

let house: House;
const staff = new Map<StaffRole, Browser>();
let booking: string;

beforeAll(async () => {
  house = await openHouse();
  for (const role of ['manager', 'support', 'accountant', 'admin'] as const)
    staff.set(role, await enterDesk(house, role));
  const visitor = await house.visit('02');
  const estate = await house.estate();
  await visitor.toPayment(estate);
  await visitor.pay(estate);
  await house.outside.drive(await visitor.providerId(estate), 'succeed');
  booking = (await visitor.waitFor(estate, 'success')).booking?.id ?? '';
});
afterAll(() => house?.shut());

const as = (role: StaffRole): Browser => staff.get(role) ?? house.deskBrowser();
async function deal(role: StaffRole): Promise<DeskDeal> {
  const answer = await as(role).get(`/api/office/deals/${booking}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw.body}`);
  return answer.body.data as unknown as DeskDeal;
}

describe('the card of a deal', () => {
  it('tells everything known and done: turn, course, money, ledger, papers, evidence, history', async () => {
    const view = await deal('support');
    expect(view.deal).toMatchObject({
      state: 'success',
      place: 'parameters',
      turn: { turn: 'buyer', act: 'parameters' },
    });
    expect(view.deal.manager?.name).toBeTruthy();
    expect(view.ledger).toMatchObject([
      { kind: 'fee-paid', debit: 'acquirer', credit: 'customer-fees', kopecks: 3_000_000 },
    ]);
    expect(view.payments).toMatchObject([
      { method: 'acquiring', providerStatus: 'succeeded', kopecks: 3_000_000 },
    ]);
    const [paper] = view.deal.documents;
    expect(view.evidence).toMatchObject([{ document: paper?.title, sha256: paper?.sha256 }]);
    expect(view.deal.history.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['begin', 'save-passport', 'sign', 'begin-payment', 'payment-succeeded']),
    );
  });

  it('[promise 52] shows the passport masked, and nowhere else in the answer', async () => {
    const view = await deal('admin');
    const { passport } = (await (await house.visit('02')).page(view.deal.card.estate.id)) as {
      passport: { serial: string; number: string } | null;
    };
    expect(view.buyer.passportMasked).toBe(
      `${passport?.serial.slice(0, 2)}•• ••••${passport?.number.slice(-2)}`,
    );
    expect(JSON.stringify(view)).not.toContain(passport?.number);
    expect(view.evidence[0]?.phoneMasked).toContain('•');
  });

  it.each([
    ['manager', null],
    ['support', 'ROLE_DENIED'],
    ['accountant', 'ROLE_DENIED'],
    ['admin', null],
  ] as const)(
    'says what a %s may do with a paid booking, and of nothing that it is past',
    async (role, refused) => {
      const { acts } = await deal(role);
      expect(acts).toEqual(['extend', 'change-terms', 'cancel'].map((act) => ({ act, refused })));
    },
  );

  it('opens a paper of the deal for whoever may read it, and audits the opening, also of the passport in it (promise 52)', async () => {
    const { deal: known } = await deal('manager');
    const [paper] = known.documents;
    const fileOf = (document: string | undefined, of = booking) =>
      `/api/office/deals/${of}/documents/${document}/file`;
    const opened = await as('manager').get(fileOf(paper?.id));
    expect(opened.status).toBe(200);
    expect(opened.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(opened.raw.headers['content-disposition']).toMatch(/^attachment/);
    for (const role of ['support', 'accountant'] as const) {
      const refused = await as(role).get(fileOf(paper?.id));
      expect([role, refused.status, refused.body.code]).toEqual([role, 409, 'ROLE_DENIED']);
    }
    expect((await as('admin').get(fileOf(absent))).status).toBe(404);
    expect((await as('admin').get(fileOf(paper?.id, absent))).status).toBe(404);
    const log = await as('admin').get(`/api/office/audit?subject=booking:${booking}`);
    const acts = (log.body.data as unknown as { items: AuditItem[] }).items.map(({ action }) => action);
    expect(acts.filter((action) => action === 'booking.open-paper')).toHaveLength(1);
    const { rows } = await house.context.pool.query(
      `select actor_kind, details->>'document' as document from audit_records
       where action = 'passports.open' and subject = (select 'user:' || user_id from bookings where id = $1)`,
      [booking],
    );
    expect(rows).toEqual([{ actor_kind: 'staff', document: paper?.id }]);
  });

  it('does not know a booking that is not there, nor a number that is none', async () => {
    const unknown = await as('manager').get(`/api/office/deals/${absent}`);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const odd = await as('manager').get('/api/office/deals/1');
    expect([odd.status, odd.body.code]).toEqual([422, 'VALIDATION']);
  });

  it('is closed to the buyer himself', async () => {
    const buyer = await house.buyer('02');
    const stranger = house.deskBrowser();
    stranger.bearer = buyer.bearer;
    expect((await stranger.get(`/api/office/deals/${booking}`)).status).toBe(401);
    expect((await buyer.get(`/api/office/deals/${booking}`)).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('is for the administrator alone', async () => {
    for (const role of ['manager', 'support', 'accountant'] as const) {
      const answer = await as(role).get('/api/office/audit');
      expect([answer.status, answer.body.code]).toEqual([409, 'ROLE_DENIED']);
    }
  });

  it('of a person tells who has opened the papers of his deals, which hold his passport, and nothing of others (promise 52)', async () => {
    const { rows } = await house.context.pool.query('select user_id from bookings where id = $1', [booking]);
    const [paper] = (await deal('manager')).deal.documents;
    await as('manager').get(`/api/office/deals/${booking}/documents/${paper?.id}/file`);
    const logOf = async (person: number) => {
      const { body } = await as('admin').get(`/api/office/audit?subject=user:${person}`);
      return (body.data as unknown as { items: AuditItem[] }).items;
    };
    const own = await logOf(rows[0].user_id);
    const opened = own.filter(({ action }) => action === 'booking.open-paper');
    expect(opened.map(({ subject, actor }) => [subject, actor.kind])).toContainEqual([
      `booking:${booking}`,
      'staff',
    ]);
    expect(own.map(({ subject }) => subject)).toContain(`user:${rows[0].user_id}`);
    expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).toSorted((a, b) => b - a));
    expect((await logOf(2_147_483_600)).length).toBe(0);
  });

  it('of a person tells of his money and of the lists that he shares, and nothing of others', async () => {
    const { db } = house.context;
    const person = async (number: string) => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from users where phone = ${`790000000${number}`}`,
      );
      return rows[0]?.id ?? 0;
    };
    const { rows } = await db.execute<{ payment: string; user_id: number }>(sql`
      select p.id as payment, d.user_id from payments p join deposits d on d.id = p.deposit_id
      where d.booking_id = ${booking}`);
    const [paid] = rows;
    if (!paid) throw new Error('the booking was not paid');
    const act = { at: house.clock.now(), actor: { kind: 'acquirer' } } as const;
    await audit(db, act, { action: 'payments.paid-twice', subject: `payment:${paid.payment}` });
    const inviter = await house.buyer('08');
    const invited = await inviter.act('/api/favourites/invitations', {});
    expect(invited.status).toBe(200);
    const subjectsOf = async (id: number) => {
      const { body } = await as('admin').get(`/api/office/audit?subject=user:${id}`);
      return (body.data as unknown as { items: AuditItem[] }).items.map(({ subject }) => subject);
    };
    const his = await subjectsOf(paid.user_id);
    expect(his).toContain(`payment:${paid.payment}`);
    expect(his.some((subject) => subject.startsWith('share:'))).toBe(false);
    const hers = await subjectsOf(await person('08'));
    expect(hers.some((subject) => subject.startsWith('share:'))).toBe(true);
    expect(hers).not.toContain(`payment:${paid.payment}`);
  });

  it('[S6-12] tells for whom a trusted person has acted', async () => {
    const [at, action] = [house.clock.now(), 'delegates.pay'];
    const actor = { kind: 'buyer', id: 7 } as const;
    const { db } = house.context;
    await audit(db, { at, actor: { ...actor, onBehalfOf: 5 } }, { action, subject: 'delegation:for' });
    await audit(db, { at, actor }, { action, subject: 'delegation:own' });
    const onBehalfOf = async (subject: string) => {
      const { body } = await as('admin').get(`/api/office/audit?subject=${subject}`);
      return (body.data as unknown as { items: AuditItem[] }).items.map((one) => one.onBehalfOf);
    };
    expect(await onBehalfOf('delegation:for')).toEqual([5]);
    expect(await onBehalfOf('delegation:own')).toEqual([null]);
  });

  it('tells who did what, newest first, page by page, and names no buyer', async () => {
    const until = new Date(house.clock.now().getTime() + 20 * 86_400_000).toISOString();
    await as('manager').act(`/api/office/bookings/${booking}/extend`, {
      until,
      reason: 'Ждёт решения банка',
    });
    const read = async (query: string) =>
      (await as('admin').get(`/api/office/audit${query}`)).body.data as unknown as {
        items: AuditItem[];
        next: number | null;
      };
    const { items } = await read(`?subject=booking:${booking}`);
    expect(items[0]).toMatchObject({
      action: 'booking.extend',
      actor: { kind: 'staff', name: 'Марина Лебедева' },
      subject: `booking:${booking}`,
    });
    expect(items[0]?.details).toEqual({ until });
    expect(items[0]?.address).toBeTruthy();
    expect(items[0]?.requestId).toBeTruthy();
    const all = await read('');
    expect(all.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(all.items.filter(({ actor }) => actor.kind !== 'staff' && actor.name !== null)).toEqual([]);
    const [first] = all.items;
    expect((await read(`?before=${first?.id}`)).items[0]).toEqual(all.items[1]);
  });

  it('of a deal tells what was done to its booking as well, and the other way round', async () => {
    const { deal: view } = await deal('manager');
    const body = { from: 'parameters', to: 'exception', reason: 'Со слов покупателя' };
    expect((await as('manager').act(`/api/office/deals/${view.id}/move`, body)).status).toBe(200);
    const read = async (subject: string) => {
      const answer = await as('admin').get(`/api/office/audit?subject=${subject}`);
      return (answer.body.data as unknown as { items: AuditItem[] }).items.map(({ action }) => action);
    };
    const told = await read(`deal:${view.id}`);
    expect(told).toEqual(expect.arrayContaining(['deal.move', 'booking.begin']));
    expect(await read(`booking:${booking}`)).toEqual(told);
    const byOwnId = await as('manager').get(`/api/office/deals/${view.id}`);
    expect((byOwnId.body.data as unknown as DeskDeal).deal.booking.id).toBe(booking);
  });
});
