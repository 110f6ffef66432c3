import type { SentSlip } from '@novosel/contract/slips/desk-endpoints.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastLetter } from '../../../test/last-letter.ts';
import { lastSms } from '../../../test/last-sms.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';

let server: TestServer;
let support: Browser;
/** A browser without a session. */
let stranger: Browser;
beforeAll(async () => {
  server = await startTestServer();
  support = await enterDesk(server, 'support');
  stranger = server.browser();
});
afterAll(() => server.close());

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * hourMs).toISOString();
let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+7922000${String(phones).padStart(4, '0')}`;
};
const blank = {
  subject: null,
  questionnaire: null,
  what: '',
  place: '',
  at: null,
  person: null,
  locale: 'ru',
};
const toPhone = () => ({ ...blank, channel: 'sms', phone: newPhone(), email: null });
const opinion = () => ({
  ...toPhone(),
  kind: 'opinion',
  subject: 'showing',
  what: 'Корпус 2, квартира 45',
  at: inHours(-2),
});
const questionnaire = () => ({ ...toPhone(), kind: 'questionnaire', questionnaire: 'choosing-flat' });
const visit = (kind: 'entry' | 'tour') => ({
  ...toPhone(),
  kind,
  what: 'Подписание договора',
  place: 'Невский, 1, кабинет 5',
  at: inHours(24),
});

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? 'https://none.test/');
/** @returns the secret of the sent link */
async function sent(body: object, by = support): Promise<string> {
  const answer = await by.act('/api/office/slips', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (
    linkIn((await lastSms(server)).text)
      .pathname.split('/')
      .at(-1) ?? ''
  );
}
const show = (kind: string, token: string) => stranger.get(`/api/slips/${token}?kind=${kind}`);
const list = async (query = '') =>
  ((await support.get(`/api/office/slips${query}`)).body.data as unknown as { items: SentSlip[] }).items;
const judge = (token: string, more: object = {}, by = stranger) =>
  by.post('/api/slips/opinion', { token, key: crypto.randomUUID(), mark: 4, comment: 'Хорошо', ...more });
const callOff = (kind: string, token: string, more: object = {}) =>
  stranger.post('/api/slips/call-off', { token, key: crypto.randomUUID(), kind, reason: '', ...more });

describe('a link of the desk', () => {
  it('[S2.2-17] carries 256 bits and the address of the settings; only a keyed hash of it is kept', async () => {
    const token = await sent(opinion());
    expect(linkIn((await lastSms(server)).text).href).toBe(
      new URL(`/opinion/${token}`, server.context.config.publicUrl).href,
    );
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await server.context.db.execute(sql`select * from slips`);
    expect(JSON.stringify(rows)).not.toContain(token);
    const log = await server.context.db.execute(sql`select * from audit_records where action like 'slips.%'`);
    expect(JSON.stringify(log.rows)).not.toContain(token);
  });

  it('[S2.2-17] shows what it is about, of the person nothing, and showing it ever so often uses nothing up', async () => {
    const asked = opinion();
    const token = await sent(asked);
    for (let look = 0; look < 5; look += 1) {
      const { body, headers } = await show('opinion', token);
      expect(body.data).toEqual({
        kind: 'opinion',
        subject: 'showing',
        what: asked.what,
        place: '',
        at: asked.at,
        questionnaire: null,
        expiresAt: expect.stringMatching(/Z$/),
      });
      expect(headers['cache-control']).toContain('no-store');
    }
    expect((await judge(token)).body).toEqual({ result: true });
  });

  it('goes to a buyer by his own contact in his own language', async () => {
    const buyer = await makePerson(server, { locale: 'en' });
    const body = { ...visit('tour'), channel: 'mail', phone: null, person: buyer.id };
    const answer = await support.act('/api/office/slips', body);
    expect(answer.body.data).toMatchObject({ address: buyer.email });
    const letter = await lastLetter(server);
    expect(letter).toMatchObject({ to: buyer.email });
    expect(letter.text).toMatch(/tour of the building site .* call it off: http\S+\/reject-tour\//);
    expect((await list())[0]).toMatchObject({ buyer: 'Ёлкина Вера', address: buyer.email, channel: 'mail' });
  });

  it('is sent once, however often the call is repeated, and not for ever to one phone', async () => {
    const body = opinion();
    const key = crypto.randomUUID();
    await Promise.all([1, 2].map(() => support.act('/api/office/slips', body, key)));
    const { phone } = body;
    expect((await list()).filter(({ address }) => address === phone)).toHaveLength(1);
    for (let more = 0; more < 4; more += 1) await sent(body);
    const over = await support.act('/api/office/slips', body);
    expect([over.status, over.body.code]).toEqual([429, 'RATE_LIMITED']);
  });

  it('is not sent without what its kind needs, nor about a moment on the wrong side of now', async () => {
    const wrong: [object, string][] = [
      [{ ...opinion(), subject: null }, 'subject'],
      [{ ...opinion(), at: inHours(1) }, 'at'],
      [{ ...opinion(), phone: null }, 'phone'],
      [{ ...opinion(), channel: 'mail' }, 'email'],
      [{ ...questionnaire(), questionnaire: null }, 'questionnaire'],
      [{ ...visit('entry'), place: ' ' }, 'place'],
      [{ ...visit('tour'), at: inHours(-1) }, 'at'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: said } = await support.act('/api/office/slips', body);
      expect([status, said.code, Object.keys(said.errors ?? {})]).toEqual([422, 'VALIDATION', [field]]);
    }
    const nobody = await support.act('/api/office/slips', { ...opinion(), person: 2_000_000_000 });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'NOT_FOUND']);
    const silent = await makePerson(server, { email: null });
    const letter = { ...opinion(), channel: 'mail', person: silent.id };
    expect((await support.act('/api/office/slips', letter)).body.errors).toHaveProperty('channel');
  });

  it('is for support, managers and administrators', async () => {
    server.clock.advance(31);
    for (const role of ['manager', 'admin'] as const) await sent(opinion(), await enterDesk(server, role));
    const lawyer = await enterDesk(server, 'lawyer');
    for (const refused of [
      await lawyer.get('/api/office/slips'),
      await lawyer.act('/api/office/slips', opinion()),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'ROLE_DENIED']);
  });
});

describe('an answer', () => {
  it('[S2.2-17] is a mark and a comment, and the desk sees it', async () => {
    const token = await sent(opinion());
    expect((await judge(token, { mark: 5, comment: ' Спасибо ' })).body).toEqual({ result: true });
    const [newest] = await list('?kind=opinion&state=answered');
    expect(newest).toMatchObject({
      answer: { mark: 5, text: 'Спасибо', answers: [] },
      answeredAt: expect.stringMatching(/Z$/),
    });
  });

  it('[S2.2-18] is answers to the questions, of which those that are required are given', async () => {
    const token = await sent(questionnaire());
    const answer = (answers: object[]) =>
      stranger.post('/api/slips/questionnaire', { token, key: crypto.randomUUID(), answers });
    const source = { question: 'source', choices: ['friends'], text: '' };
    const mattered = { question: 'mattered', choices: ['price', 'plan'], text: '' };
    const half = await answer([source, { ...mattered, choices: ['hats'] }]);
    expect([half.status, Object.keys(half.body.errors ?? {})]).toEqual([422, ['mattered']]);
    expect((await show('questionnaire', token)).status).toBe(200);
    const empty = { question: 'missing', choices: [], text: '  ' };
    expect((await answer([mattered, source, empty])).body).toEqual({ result: true });
    expect((await list('?kind=questionnaire'))[0]?.answer?.answers).toEqual([source, mattered]);
  });

  it.each(['entry', 'tour'] as const)('[S2.2-19, S2.2-20] calls off: %s', async (kind) => {
    const token = await sent(visit(kind));
    expect((await show(kind, token)).body.data).toMatchObject({ place: 'Невский, 1, кабинет 5' });
    expect((await callOff(kind, token, { reason: 'Заболел' })).body).toEqual({ result: true });
    expect((await list(`?kind=${kind}`))[0]).toMatchObject({ answer: { mark: null, text: 'Заболел' } });
    expect((await show(kind, token)).body.code).toBe('LINK_DEAD');
  });

  it('[S2.2-17] said again by the same page after a lost answer is told the same; another one is not taken', async () => {
    const token = await sent(opinion());
    const key = crypto.randomUUID();
    const said = { key, mark: 2, comment: 'Долго ждали' };
    const both = await Promise.all([judge(token, said), judge(token, said)]);
    expect(both.map(({ body }) => body)).toEqual([{ result: true }, { result: true }]);
    expect((await judge(token, said)).body).toEqual({ result: true });
    for (const other of [
      { ...said, mark: 5 },
      { ...said, key: crypto.randomUUID() },
    ])
      expect((await judge(token, other)).body.code).toBe('LINK_DEAD');
    expect((await list())[0]?.answer).toMatchObject({ mark: 2 });
    const { rows } = await server.context.db.execute(
      sql`select count(*)::int as count from audit_records
          where action = 'slips.answer' and subject = (select 'slip:' || id from slips order by id desc limit 1)`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('of two pages at once is taken of one', async () => {
    const token = await sent(opinion());
    const both = await Promise.all([judge(token, { mark: 1 }), judge(token, { mark: 5 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is written down without the words that were said', async () => {
    const token = await sent(visit('tour'));
    await callOff('tour', token, { reason: 'Секретная причина' });
    const { rows } = await server.context.db.execute(
      sql`select actor_kind, action, details from audit_records where action = 'slips.answer' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_kind: 'guest', action: 'slips.answer', details: { kind: 'tour' } }]);
  });
});

describe('[S2.2-17, S2.2-18, S2.2-19, S2.2-20] a link that opens nothing', () => {
  /** Reasons of the refusals, which all get the same answer, so that nobody learns the reason. */
  const refusal = async (kind: string, token: string) => {
    const shown = await show(kind, token);
    const acted = kind === 'opinion' ? await judge(token) : await callOff(kind, token);
    expect(shown.body).toEqual(acted.body);
    return [shown.status, shown.body.code, shown.body.data];
  };
  const dead = [422, 'LINK_DEAD', undefined];

  it('is used, unknown, of another kind, over or withdrawn: the answer is one', async () => {
    const used = await sent(opinion());
    await judge(used);
    expect(await refusal('opinion', used)).toEqual(dead);
    expect(await refusal('opinion', 'a'.repeat(43))).toEqual(dead);
    expect(await refusal('tour', await sent(visit('entry')))).toEqual(dead);

    const withdrawn = await sent(opinion());
    const id = (await list())[0]?.id;
    const withdraw = () => support.post(`/api/office/slips/${id}/withdraw`);
    expect((await withdraw()).body).toEqual({ result: true });
    expect(await refusal('opinion', withdrawn)).toEqual(dead);
    expect((await withdraw()).status).toBe(404);

    const [judged, called] = [await sent(opinion()), await sent(visit('tour'))];
    server.clock.advance(24 * 3600);
    expect(await refusal('tour', called)).toEqual(dead);
    const end = endOfOwnTerm(new Date(server.clock.now().getTime() - 24 * 3_600_000), 14).getTime();
    server.clock.advance((end - server.clock.now().getTime()) / 1000 - 60);
    expect((await show('opinion', judged)).status).toBe(200);
    server.clock.advance(61);
    expect(await refusal('opinion', judged)).toEqual(dead);
  });

  it('[S2.2-18] says so before it looks at the answers', async () => {
    support = await enterDesk(server, 'support');
    const answer = (token: string, answers: object[]) =>
      stranger.post('/api/slips/questionnaire', { token, key: crypto.randomUUID(), answers });
    const token = await sent(questionnaire());
    expect((await answer(token, [])).body.code).toBe('VALIDATION');
    const id = (await list())[0]?.id;
    await support.post(`/api/office/slips/${id}/withdraw`);
    expect((await answer(token, [])).body.code).toBe('LINK_DEAD');
  });

  it('takes no answer without the token of the page, nor from another site', async () => {
    const token = await sent(opinion());
    const plain = { key: crypto.randomUUID(), token, mark: 1, comment: '' };
    const foreign = await stranger.post('/api/slips/opinion', plain, { origin: 'https://elsewhere.test' });
    expect([foreign.status, foreign.body.code]).toEqual([419, 'CSRF_INVALID']);
    const bare = await stranger.post('/api/slips/opinion', plain, { 'x-csrf-token': undefined });
    expect([bare.status, bare.body.code]).toEqual([419, 'CSRF_INVALID']);
    expect((await show('opinion', token)).status).toBe(200);
  });

  it('is looked for sixty times a minute from one address, no more', async () => {
    server.clock.advance(60);
    const seen: number[] = [];
    for (let look = 0; look < 61; look += 1) seen.push((await show('opinion', `b${look}`)).status);
    expect(seen.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(seen[60]).toBe(429);
  });
});

describe('who may not see buyers', () => {
  it('writes to no buyer by his number, and sees only what he has sent himself', async () => {
    server.clock.advance(31);
    support = await enterDesk(server, 'support');
    const manager = await enterDesk(server, 'manager');
    const buyer = await makePerson(server);
    const refused = await manager.act('/api/office/slips', { ...opinion(), person: buyer.id });
    expect([refused.status, refused.body.code]).toEqual([409, 'ROLE_DENIED']);
    expect(JSON.stringify(refused.body)).not.toContain(buyer.phone);
    expect((await support.act('/api/office/slips', { ...opinion(), person: buyer.id })).status).toBe(200);
    const own = opinion();
    await sent(own, manager);
    const { items } = (await manager.get('/api/office/slips')).body.data as unknown as { items: SentSlip[] };
    expect(items[0]?.address).toBe(own.phone);
    expect(items.map(({ address }) => address)).not.toContain(buyer.phone);
    expect((await list()).map(({ address }) => address)).toEqual(
      expect.arrayContaining([own.phone, buyer.phone]),
    );
  });
});

describe('the list of the desk', () => {
  it('goes from the newest, by kind and state, page by page', async () => {
    server.clock.advance(120);
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect((await list(`?after=${ids[1]}`)).map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await list('?state=waiting')).every(({ answeredAt }) => answeredAt === null)).toBe(true);
    expect((await list('?state=over')).every((one) => one.answer === null)).toBe(true);
    expect((await list('?kind=entry')).every(({ kind }) => kind === 'entry')).toBe(true);
    expect(JSON.stringify(await list())).not.toMatch(/tokenHash|token_hash|answerKey/);
  });
});
