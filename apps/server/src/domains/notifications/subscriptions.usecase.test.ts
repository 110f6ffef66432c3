import type { Consent } from '@novosel/contract/consents/endpoints.ts';
import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { Channel, NewsKind } from '@novosel/contract/notifications/subscriptions.ts';
import type { Subscriptions } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { flatsForSale } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { and, desc, eq, gt } from '../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../platform/platform.tables.ts';
import { workTellingOfSite } from '../catalogue/houses/tell-of-site.ts';
import { chatUnread } from '../chat/public.ts';
import { tellPerson } from './tell-person.ts';

let server: TestServer;
let person: MadePerson;
let buyer: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  buyer = await person.signIn();
});

const choose = (kind: NewsKind, channel: Channel, on: boolean, browser = buyer) =>
  browser.post('/api/users/subscriptions', { kind, channel, on });
const listed = async () =>
  (await buyer.get('/api/users/subscriptions')).body.data as unknown as Subscriptions;
const agree = () => buyer.post('/api/users/consents', { kind: 'advertising' });

/** Details of the person's audit records of this act. */
const noted = async (action: string) => {
  const of = and(eq(auditRecords.subject, `user:${person.id}`), eq(auditRecords.action, action));
  return (await server.context.db.select().from(auditRecords).where(of)).map(({ details }) => details);
};

let told = 0;
/** Sends news by every channel. @returns the channels that were used */
async function tell(kind: NewsKind, userId = person.id): Promise<string[]> {
  told += 1;
  const { context } = server;
  const [last] = await context.db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.id)).limit(1);
  const title = `Новость ${told}`;
  await context.db.transaction((tx) =>
    tellPerson(context, tx, {
      kind,
      by: ['mail', 'sms'],
      userId,
      fact: `test:${told}`,
      words: { ru: { title, text: 'Текст' }, en: { title, text: 'Text' } },
      tags: [],
      link: null,
      at: server.clock.now(),
    }),
  );
  const sent = await context.db
    .select()
    .from(outbox)
    .where(gt(outbox.id, last?.id ?? 0));
  const notices = (await buyer.get('/api/notification/list')).body.data as unknown as Notification[];
  return [
    ...(notices.some((notice) => notice.title === title) ? ['cabinet'] : []),
    ...sent.map(({ topic }) => topic),
  ].sort();
}
const lastMail = async (): Promise<string> => {
  const [found] = await server.context.db
    .select()
    .from(outbox)
    .where(eq(outbox.topic, 'mail'))
    .orderBy(desc(outbox.id))
    .limit(1);
  return (found?.payload as { text: string } | undefined)?.text ?? '';
};
const tokenIn = (text: string) => /\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? '';

describe('news of a kind', () => {
  it('go as the table says until the person chooses', async () => {
    expect(await tell('deal')).toEqual(['cabinet', 'mail', 'sms']);
    expect(await tell('answers')).toEqual(['cabinet', 'mail']);
    expect(await tell('site')).toEqual(['cabinet']);
    expect(await tell('favourites')).toEqual(['cabinet']);
    expect(await tell('offers')).toEqual([]);
  });

  it('do not go by a way that is switched off, and go by it again when it is on', async () => {
    expect((await choose('answers', 'mail', false)).status).toBe(200);
    expect(await tell('answers')).toEqual(['cabinet']);
    await choose('favourites', 'cabinet', false);
    expect(await tell('favourites')).toEqual([]);
    await choose('favourites', 'mail', true);
    await choose('favourites', 'sms', true);
    expect(await tell('favourites')).toEqual(['mail', 'sms']);
    await choose('site', 'cabinet', false);
    expect(await tell('site')).toEqual([]);
    await choose('site', 'cabinet', true);
    expect(await tell('site')).toEqual(['cabinet']);
  });

  it('of a deal and money go in the cabinet and by letter, whatever is chosen', async () => {
    for (const channel of ['cabinet', 'mail'] as const) {
      const refused = await choose('deal', channel, false);
      expect([refused.status, refused.body.code]).toEqual([422, 'SUBSCRIPTION_KEPT']);
    }
    await choose('deal', 'sms', false);
    expect(await tell('deal')).toEqual(['cabinet', 'mail']);
  });

  it('of a deal go by SMS to a person without an e-mail, who cannot switch that off', async () => {
    const other = await makePerson(server, { email: null });
    buyer = await other.signIn();
    expect((await choose('deal', 'sms', false)).body.code).toBe('SUBSCRIPTION_KEPT');
    expect(await tell('deal', other.id)).toEqual(['cabinet', 'sms']);
  });

  it('that are hidden in the cabinet are told once by the other ways', async () => {
    await choose('favourites', 'cabinet', false);
    await choose('favourites', 'mail', true);
    expect(await tell('favourites')).toEqual(['mail']);
    told -= 1;
    expect(await tell('favourites')).toEqual([]);
  });

  it('by no such way are refused', async () => {
    expect((await choose('site', 'sms', true)).body.code).toBe('SUBSCRIPTION_KEPT');
    expect((await choose('nonsense' as NewsKind, 'mail', true)).body.code).toBe('VALIDATION');
  });
});

describe('offers', () => {
  it('[S4.3-04] go only with the consent to advertising, which is given and withdrawn as evidence', async () => {
    const refused = await choose('offers', 'mail', true);
    expect([refused.status, refused.body.code]).toEqual([422, 'CONSENT_NEEDED']);
    const given = await agree();
    expect(given.body.data).toEqual([
      expect.objectContaining({ kind: 'advertising', sha256: expect.any(String), withdrawnAt: null }),
    ]);
    expect(await tell('offers')).toEqual(['cabinet', 'mail', 'sms']);
    await choose('offers', 'sms', false);
    expect(await tell('offers')).toEqual(['cabinet', 'mail']);
    await buyer.post('/api/users/consents/withdraw', { kind: 'advertising' });
    expect(await tell('offers')).toEqual([]);
    expect((await listed()).advertising).toBe(false);
  });

  it('are over by the withdrawal that comes after, also when the clock that it was given by is ahead', async () => {
    const withdrawnAt = async (act: Promise<Answer>) =>
      ((await act).body.data as unknown as Consent[]).map((one) => one.withdrawnAt !== null);
    const withdraw = () => buyer.post('/api/users/consents/withdraw', { kind: 'advertising' });
    expect(await withdrawnAt(agree())).toEqual([false]);
    server.clock.advance(-5);
    try {
      expect(await withdrawnAt(withdraw())).toEqual([true]);
      expect((await withdraw()).body.code).toBe('NOT_FOUND');
      expect(await withdrawnAt(agree())).toEqual([true, false]);
    } finally {
      server.clock.advance(5);
    }
  });

  it('of a consent that is in force are not agreed to twice, also at once', async () => {
    const both = await Promise.all([agree(), agree()]);
    expect(both.map(({ body }) => body.code ?? 'given').sort()).toEqual(['STEP_WRONG', 'given']);
    expect((await agree()).body.code).toBe('STEP_WRONG');
    const consents = (await buyer.get('/api/users/consents')).body.data as unknown as Consent[];
    const { sha256 } = consents.find(({ kind }) => kind === 'advertising') ?? {};
    expect(await noted('consents.give')).toEqual([{ kind: 'advertising', sha256 }]);
  });
});

describe('the settings of news', () => {
  it('show what holds and what is not the person’s to switch; each choice is on record', async () => {
    const { items, hasEmail } = await listed();
    expect(hasEmail).toBe(true);
    expect(items.find(({ kind }) => kind === 'deal')?.ways).toEqual([
      { channel: 'cabinet', on: true, mayChoose: false },
      { channel: 'mail', on: true, mayChoose: false },
      { channel: 'sms', on: true, mayChoose: true },
    ]);
    expect(items.find(({ kind }) => kind === 'site')?.ways.map(({ channel }) => channel)).toEqual([
      'cabinet',
      'mail',
    ]);
    await choose('site', 'mail', true);
    expect(await noted('subscriptions.choose')).toEqual([{ kind: 'site', channel: 'mail', on: true }]);
  });
});

describe('the link of a letter', () => {
  it('only shows when it is opened; pressed, it ends letters of its kind and nothing else', async () => {
    await tell('answers');
    const token = tokenIn(await lastMail());
    const guest = server.browser();
    const shown = await guest.get(`/api/subscriptions/${token}`);
    expect(shown.body.data).toEqual({ kind: 'answers' });
    expect(await tell('answers')).toEqual(['cabinet', 'mail']);
    for (let time = 0; time < 2; time += 1)
      expect((await guest.post('/api/subscriptions/off', { token })).body).toEqual({ result: true });
    expect(await tell('answers')).toEqual(['cabinet']);
    expect(await tell('deal')).toEqual(['cabinet', 'mail', 'sms']);
  });

  it('stands in letters that may be switched off, and in no other', async () => {
    await tell('deal');
    expect(await lastMail()).not.toContain('/unsubscribe/');
    await tell('answers');
    expect(await lastMail()).toContain(
      `${server.context.config.publicUrl}/unsubscribe/${person.id}-answers-`,
    );
  });

  it('of another person, another kind or of nothing is dead', async () => {
    await tell('answers');
    const token = tokenIn(await lastMail());
    const seal = token.split('-answers-')[1] ?? '';
    const forged = [
      'nonsense',
      `${person.id + 1}-answers-${seal}`,
      `${person.id}-offers-${seal}`,
      `${person.id}-deal-${seal}`,
    ];
    const guest = server.browser();
    for (const wrong of forged) {
      expect((await guest.get(`/api/subscriptions/${wrong}`)).body.code).toBe('LINK_DEAD');
      const refused = await guest.post('/api/subscriptions/off', { token: wrong });
      expect([refused.status, refused.body.code]).toEqual([422, 'LINK_DEAD']);
    }
    expect(await tell('answers')).toEqual(['cabinet', 'mail']);
  });
});

describe('places that tell', () => {
  it('an answer in the chat sends no letter to whoever has switched letters of answers off', async () => {
    const { context } = server;
    const unread = (guid: string) =>
      context.db.transaction((tx) =>
        context.events.publish(tx, chatUnread, {
          guid,
          userId: person.id,
          readSeq: 1,
          asked: true,
          at: server.clock.now(),
        }),
      );
    const letters = async () =>
      (await context.db.select().from(outbox).where(eq(outbox.topic, 'mail'))).length;
    const before = await letters();
    await unread('one');
    expect(await letters()).toBe(before + 1);
    await choose('answers', 'mail', false);
    await unread('two');
    expect(await letters()).toBe(before + 1);
  });

  it('news of the site reach those who keep an estate there, by the ways they have chosen, once', async () => {
    await workTellingOfSite(server.context);
    const [flat] = await flatsForSale(server, 1);
    const card = (await buyer.get(`/api/catalogue/estates/${flat}`)).body.data as unknown as {
      estate: { complex: { id: number }; building: { id: number } };
    };
    const { complex, building } = card.estate;
    await buyer.post('/api/flats/favourite', { estate: flat, favourite: true });
    await choose('site', 'mail', true);
    const away = await makePerson(server);
    const manager = await enterDesk(server, 'manager');
    const published = await manager.act('/api/office/news', {
      complex: complex.id,
      building: building.id,
      happenedOn: '2026-11-01',
      title: 'Залили плиту',
      text: 'Пятый этаж готов.',
      pictures: [],
    });
    expect(published.status).toBe(200);
    const notices = async () =>
      ((await buyer.get('/api/notification/list')).body.data as unknown as Notification[]).filter(
        ({ text }) => text.includes('Залили плиту'),
      );
    await until(async () => (await notices()).length === 1);
    expect(await lastMail()).toMatch(/Залили плиту[\s\S]*\/unsubscribe\//);
    const none = (await (await away.signIn()).get('/api/notification/list')).body.data;
    expect(none).toEqual([]);
  });
});
