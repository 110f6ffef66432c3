import { randomUUID } from 'node:crypto';
import type { RequestTab } from '@novosel/contract/requests/desk-endpoints.ts';
import type { DeskService, ServiceRow } from '@novosel/contract/services/desk-endpoints.ts';
import { serviceLimits, services } from '@novosel/contract/services/rules.ts';
import type { ServiceItem, ServiceView } from '@novosel/contract/services/schema.ts';
import { endOfOfficeTerm } from '@novosel/contract/time/end-of-term.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { makePdf } from '@novosel/testing/uploads/make-pdf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastCode } from '../../../test/last-sms.ts';
import { given, makeBookings, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { multipart } from '../../../test/uploads/multipart.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { tellLate } from '../requests/tell-late.ts';

let server: TestServer;
let buyer: Browser;
let support: Browser;
let estate: number;
let booking: string;
beforeAll(async () => {
  server = await startTestServer();
  const bought = (await makeBookings(server)).find(({ state }) => state === 'success');
  if (!bought) throw new Error('nobody has a deal');
  ({ buyer, estate, id: booking } = bought);
  support = await enterDesk(server, 'support');
});
afterAll(() => server.close());

const daySeconds = 86_400;
const dayAhead = (days: number) => isoDay(server.clock.now().getTime() + days * daySeconds * 1000);
const insurance = () => ({
  estate,
  covers: ['structure', 'liability'],
  from: dayAhead(3),
  comment: 'Первый этаж',
});
const lastYear = () => Number(isoDay(server.clock.now()).slice(0, 4)) - 1;
const tax = () => ({ estate, years: [lastYear()], grounds: ['purchase'] });

interface Made {
  readonly id: string;
  readonly number: number;
}
const order = async (service: string, body: object, browser = buyer) =>
  browser.act(`/api/services/${service}`, body);
const list = async (browser = buyer) => given<ServiceItem[]>(await browser.get('/api/services/requests'));
const read = async (id: string) => given<ServiceView>(await buyer.get(`/api/services/requests/${id}`));
const sinceOf = async (id: string, browser = buyer) =>
  given<ServiceView>(await browser.get(`/api/services/requests/${id}`)).since;
const step = async (id: string, body: object, browser = buyer) =>
  browser.act(`/api/services/requests/${id}/steps`, { since: await sinceOf(id, browser), ...body });
const move = (id: string, act: string, more: object = {}) =>
  support.act(`/api/office/services/${id}/steps`, { act, ...more });
const queue = async (tab: RequestTab) =>
  given<{ items: ServiceRow[]; counts: { desk: number; buyer: number } }>(
    await support.get(`/api/office/services?tab=${tab}`),
  );
const notices = async () =>
  given<{ title: string; text: string; link: string | null }[]>(await buyer.get('/api/notification/list'));
const leave = async (id: string) => given(await step(id, { act: 'withdraw' }));

describe('a service is ordered', () => {
  it('[S1-14, S3-90] insurance: the offers of the desk are chosen from, and the result is there with its paper', async () => {
    const { id, number } = given<Made>(await order('insurance', insurance()));
    expect(await read(id)).toMatchObject({
      service: 'insurance',
      state: '680',
      turn: 'staff',
      details: { covers: ['structure', 'liability'], from: dayAhead(3) },
      estate: { id: estate },
      steps: [{ act: 'order', from: 'buyer', text: 'Первый этаж' }],
    });
    expect((await queue('desk')).items.map((row) => row.id)).toContain(id);
    given(await move(id, 'start'));
    given(
      await move(id, 'offer', { text: 'Два предложения', options: ['Первая, 4 200 ₽', 'Вторая, 5 100 ₽'] }),
    );
    expect(await read(id)).toMatchObject({
      state: '686',
      turn: 'buyer',
      promisedBy: null,
      hasNew: true,
      options: ['Первая, 4 200 ₽', 'Вторая, 5 100 ₽'],
    });
    expect((await notices())[0]).toMatchObject({ title: `Заявка № ${number}: ${services.insurance.ru}` });
    given(await step(id, { act: 'choose', choice: 1 }));
    const { body, type } = multipart([
      ['act', 'issue'],
      ['text', 'Полис готов'],
      ['files[]', { name: 'Полис.pdf', bytes: makePdf() }],
    ]);
    const key = { 'content-type': type, 'idempotency-key': randomUUID() };
    given(await support.send('POST', `/api/office/services/${id}/steps`, body, key));
    const done = await read(id);
    const [paper] = done.steps.at(-1)?.files ?? [];
    expect(paper?.title).toBe('Полис.pdf');
    expect((await buyer.get(`/api/documents/${paper?.id}/file`)).status).toBe(200);
    expect([done.state, done.turn, done.choice]).toEqual(['688', 'nobody', 1]);
    expect(done.steps.map(({ act }) => act)).toEqual(['order', 'start', 'offer', 'choose', 'issue']);
    given(await buyer.post(`/api/services/requests/${id}/seen`, {}));
    expect((await read(id)).hasNew).toBe(false);
  });

  it('[S1-16] registration of the ownership: papers are asked for, sent, and read at the desk on record', async () => {
    const { id } = given<Made>(await order('property', { estate, method: 'goskey' }));
    given(await move(id, 'ask', { text: 'Пришлите акт' }));
    const file = await uploadScan(buyer);
    expect((await step(id, { act: 'documents' })).body.errors).toHaveProperty('files');
    given(await step(id, { act: 'documents', files: [file], text: 'Вот он' }));
    const shown = given<DeskService>(await support.get(`/api/office/services/${id}`));
    expect(shown).toMatchObject({
      state: '684',
      steps: [{}, {}, { act: 'documents', files: [{ id: file }] }],
    });
    const opened = await support.get(`/api/office/services/${id}/files/${file}`);
    expect([opened.status, opened.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    const { rows } = await server.context.db.execute(
      sql`select 1 from audit_records where action = 'requests.open-file' and subject = ${`request:${id}`}`,
    );
    expect(rows).toHaveLength(1);
    await leave(id);
  });

  it('[S1-15] a tax deduction waits for its signature, which is a consent of its own, and then goes to the desk', async () => {
    const { id, number } = given<Made>(await order('tax', tax()));
    expect((await read(id)).state).toBe('draft');
    expect((await support.get(`/api/office/services/${id}`)).status).toBe(404);
    const sign = (code?: string) =>
      buyer.post(`/api/services/requests/${id}/sign`, { agree: true, ...(code && { code }) });
    expect((await sign()).body.code).toBe('CODE_EXPIRED');
    // A code of the booking was sent just now.
    server.clock.advance(61);
    given(await buyer.post('/api/services/tax/code', {}));
    const code = await lastCode(server);
    expect(given(await sign(code))).toEqual({ id, number });
    expect([(await read(id)).state, (await sign()).body.code]).toEqual(['680', 'STEP_WRONG']);
    const consents = given<{ kind: string; withdrawnAt: string | null }[]>(
      await buyer.get('/api/users/consents'),
    );
    expect(consents.find(({ kind }) => kind === 'tax')?.withdrawnAt).toBeNull();
    given(await buyer.post('/api/users/consents/withdraw', { kind: 'tax' }));
    expect((await read(id)).state).toBe('withdrawn');
  });

  it('[S3-83, S3-85] a consultation needs no estate: a partner answers, the answer is accepted, and it is over; or it is declined', async () => {
    const consultation = { day: dayAhead(1), part: 'day' };
    const { id } = given<Made>(await order('consultation', consultation));
    expect(await read(id)).toMatchObject({ service: 'consultation', estate: null, state: '680' });
    const states = async (acts: readonly (readonly [act: string, state: string])[]) => {
      for (const [act, state] of acts) {
        given(await (act === 'accept' ? step(id, { act }) : move(id, act, { text: `${act}, подробно` })));
        expect([act, (await read(id)).state]).toEqual([act, state]);
      }
    };
    await states([
      ['partner', '682'],
      ['prepare', '687'],
      ['resume', '681'],
      ['answer', '685'],
      ['accept', '687'],
      ['issue', '688'],
    ]);
    const another = given<Made>(await order('consultation', consultation));
    given(await move(another.id, 'decline', { text: 'Консультантов нет' }));
    expect(await read(another.id)).toMatchObject({ state: 'declined', turn: 'nobody' });
  });

  it('[S1-15] what was not signed is never the desk’s, also when it is withdrawn; what is in the last step is closed with the consent', async () => {
    const file = await uploadScan(buyer);
    const draft = given<Made>(await order('tax', { ...tax(), files: [file] }));
    const seen = async (id: string) => [
      (await support.get(`/api/office/services/${id}`)).status,
      (await support.get(`/api/office/services/${id}/files/${file}`)).status,
      (await queue('over')).items.some((one) => one.id === id),
    ];
    expect(await seen(draft.id)).toEqual([404, 404, false]);
    await leave(draft.id);
    expect(await seen(draft.id)).toEqual([404, 404, false]);

    const { id } = given<Made>(await order('tax', tax()));
    server.clock.advance(61);
    given(await buyer.post('/api/services/tax/code', {}));
    const code = await lastCode(server);
    given(await buyer.post(`/api/services/requests/${id}/sign`, { agree: true, code }));
    given(await move(id, 'start'));
    given(await move(id, 'prepare'));
    given(await buyer.post('/api/users/consents/withdraw', { kind: 'tax' }));
    expect((await read(id)).state).toBe('withdrawn');
    expect((await move(id, 'issue', { text: 'Готово' })).body.code).toBe('STEP_WRONG');
  });
});

describe('an order is refused', () => {
  it('of an estate that is not of an own deal, as if there were none', async () => {
    const stranger = await server.buyer('02');
    expect((await order('insurance', insurance(), stranger)).status).toBe(404);
    expect((await order('insurance', { ...insurance(), estate: 2_000_000_000 })).status).toBe(404);
    expect(await list(stranger)).toEqual([]);
  });

  it.each([
    ['a day that has passed', 'insurance', () => ({ ...insurance(), from: dayAhead(-1) }), 'from'],
    ['a day more than a year ahead', 'insurance', () => ({ ...insurance(), from: dayAhead(366) }), 'from'],
    ['no cover', 'insurance', () => ({ ...insurance(), covers: [] }), 'covers'],
    ['a year of which no tax is returned', 'tax', () => ({ ...tax(), years: [lastYear() - 3] }), 'years'],
    ['this year', 'tax', () => ({ ...tax(), years: [lastYear() + 1] }), 'years'],
    ['a way that there is not', 'property', () => ({ estate, method: 'post' }), 'method'],
  ])('with %s, at its field', async (_, service, body, field) => {
    const answer = await order(service, body());
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('while the same is under way for the same estate, also when both come at once', async () => {
    const both = await Promise.all([order('insurance', insurance()), order('insurance', insurance())]);
    const codes = both.map(({ body }) => body.code ?? 'made').sort();
    expect(codes).toEqual(['SERVICE_OPEN', 'made']);
    for (const { id, state } of await list()) if (state === '680') await leave(id);
  });
});

it('twenty are ordered in a day and no more', async () => {
  const busy = await server.buyer('02');
  const consultation = () => order('consultation', { day: dayAhead(1), part: 'day' }, busy);
  for (let made = 0; made < serviceLimits.aDay; made += 1) {
    const { id } = given<Made>(await consultation());
    if (made === 0) expect((await consultation()).body.code).toBe('SERVICE_OPEN');
    given(await step(id, { act: 'withdraw' }, busy));
  }
  const refused = await consultation();
  expect([refused.status, refused.body.code]).toEqual([429, 'SERVICE_LIMIT']);
});

describe('a request', () => {
  it('is moved by nobody where its state does not allow it, nor without what the step needs', async () => {
    const { id } = given<Made>(await order('insurance', insurance()));
    for (const act of ['issue', 'resume', 'offer', 'answer', 'prepare'])
      expect((await move(id, act, { text: 'x', options: ['а', 'б'] })).body.code).toBe('STEP_WRONG');
    for (const act of ['accept', 'documents', 'choose'])
      expect((await step(id, { act, choice: 0 })).body.code).toBe('STEP_WRONG');
    expect((await move(id, 'ask')).body.errors).toHaveProperty('text');
    given(await move(id, 'start'));
    expect((await move(id, 'offer', { options: ['одно'] })).body.errors).toHaveProperty('options');
    given(await move(id, 'offer', { options: ['а', 'б'] }));
    expect((await step(id, { act: 'choose', choice: 2 })).body.errors).toHaveProperty('choice');
    const seen = await sinceOf(id);
    given(await move(id, 'resume'));
    expect((await step(id, { act: 'choose', choice: 0 })).body.code).toBe('STEP_WRONG');
    server.clock.advance(1);
    given(await move(id, 'offer', { options: ['в', 'г', 'д'] }));
    // He saw another offer.
    expect((await step(id, { act: 'choose', choice: 0, since: seen })).body.code).toBe('STEP_WRONG');
    given(await step(id, { act: 'choose', choice: 2 }));
    given(await move(id, 'resume'));
    given(await move(id, 'offer', { options: ['е', 'ё'] }));
    expect(await read(id)).toMatchObject({ state: '686', options: ['е', 'ё'], choice: null });
    await leave(id);
    expect((await step(id, { act: 'withdraw' })).body.code).toBe('STEP_WRONG');
  });

  it('that is late is told of once, and a step sets a new day', async () => {
    const { id, number } = given<Made>(await order('insurance', insurance()));
    const told = async () =>
      (await notices()).filter(({ title }) => title === `Заявка № ${number}: мы опаздываем`).length;
    await tellLate(server.context);
    expect(await told()).toBe(0);
    await server.context.db.execute(
      sql`update requests set promised_by = ${server.clock.now().toISOString()} where id = ${id}`,
    );
    await tellLate(server.context);
    await tellLate(server.context);
    expect(await told()).toBe(1);
    given(await move(id, 'start'));
    expect((await read(id)).promisedBy).toBe(
      endOfOfficeTerm(new Date((await read(id)).since), 5).toISOString(),
    );
    await leave(id);
    expect((await queue('over')).items[0]).toMatchObject({ id, state: 'withdrawn' });
  });

  it('ends with the deal of its estate, and says so', async () => {
    const { id } = given<Made>(await order('property', { estate, method: 'mfc' }));
    const manager = await enterDesk(server, 'manager');
    given(await manager.act(`/api/office/bookings/${booking}/cancel`, { reason: 'Ошибка в проекте дома' }));
    const one = await read(id);
    expect(one).toMatchObject({ state: 'declined', turn: 'nobody', hasNew: true, promisedBy: null });
    expect(one.steps.at(-1)).toMatchObject({ act: 'end', from: 'staff', author: null });
  });
});
