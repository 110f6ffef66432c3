import { endpointTable } from '@novosel/contract/wire/table.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { passportOf, savePassport } from './passport.ts';

let server: TestServer;
let buyer: Browser;
let userId = 0;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.buyer('01');
  userId = ((await buyer.get('/api/users')).body as unknown as { id: number }).id;
});
afterAll(() => server.close());

const form = {
  lastName: 'Королёва',
  firstName: 'Анна',
  patronymic: null,
  sex: 2,
  serial: '9900',
  number: '003181',
  birthday: '1991-04-12',
  birthPlace: 'г. Казань',
  issuer: 'МВД по Республике Татарстан',
  issuerCode: '160-001',
  issueDate: '2011-05-02',
  addressRegister: 'г. Казань, ул. Баумана, д. 14, кв. 8',
  addressLiving: null,
  addressesEqual: true,
} as const;

describe('the signed-in user', () => {
  it('[S7-18] [S3-01] [S3-04] [S3-05] [S6-10] reads himself, with every field of the specification', async () => {
    const answer = await buyer.get('/api/users');
    const fields = [
      'status',
      'nickname',
      'surname',
      'name',
      'patronymic',
      'email',
      'phone',
      'client',
      'delegate',
    ];
    const more = [
      'subscriptions',
      'birthday',
      'lastAuth',
      'createdAt',
      'isEmployee',
      'scope',
      'locale',
      'id',
    ];
    expect(Object.keys(answer.body).sort()).toEqual([...fields, ...more, 'frozenAt'].sort());
    expect(answer.body).toMatchObject({
      status: 1,
      delegate: false,
      scope: ['view', 'sign', 'pay'],
      locale: 'ru',
    });
    expect(answer.raw.body).not.toMatch(/argon2|password/i);
  });

  it('[S3-03] has status 5 while his code must be accepted', async () => {
    const unconfirmed = await server.buyer('13');
    expect((await unconfirmed.get('/api/users')).body).toMatchObject({ status: 5 });
  });

  it('chooses his language, in which the server then answers', async () => {
    expect((await buyer.post('/api/users/locale', { locale: 'en' })).body).toEqual({
      result: true,
      data: { locale: 'en' },
    });
    const refusal = await buyer.post('/api/users/locale', { locale: 'fr' });
    expect([refusal.status, refusal.body.message]).toEqual([422, 'Please check the fields.']);
    await buyer.post('/api/users/locale', { locale: 'ru' });
  });
});

describe('the list of client sites', () => {
  it('[S7-19] [S7-20] is open to guests and holds public fields only', async () => {
    const answer = await server.browser().get('/api/users/oauth');
    const [shop, ...others] = answer.body as unknown as { clientId: string }[];
    expect(others).toEqual([]);
    expect(Object.keys(shop ?? {}).sort()).toEqual(['clientId', 'domain', 'loginUrl', 'logoutUrl', 'name']);
    expect(shop?.clientId).toBe('demo-shop');
  });
});

describe('the passport', () => {
  it('[S7-21] is null while there is none, then what was saved, with its number as one text', async () => {
    expect((await buyer.get('/api/users/passport')).raw.body).toBe('null');
    await savePassport(server.context.db, userId, { form, scans: ['scan'], at: server.clock.now() });
    const answer = await buyer.get('/api/users/passport');
    const desk = { checked: false, refusal: null };
    expect(answer.body).toEqual({ ...form, serialNumber: '9900 003181', ...desk, scans: ['scan'] });
  });

  it('is replaced as a whole', async () => {
    const { db } = server.context;
    await savePassport(db, userId, {
      form: { ...form, number: '003182' },
      scans: [],
      at: server.clock.now(),
    });
    expect(await passportOf(db, userId)).toMatchObject({ serialNumber: '9900 003182', scans: [] });
  });

  it('of another person is not seen', async () => {
    expect((await (await server.buyer('02')).get('/api/users/passport')).raw.body).toBe('null');
  });
});

describe('the start of a page (S4.10)', () => {
  it('[S7-27] [S3-16] lists the managers, the main one first', async () => {
    const answer = await (await server.buyer('02')).get('/api/managers');
    expect((answer.body as unknown as { name: string }[]).map(({ name }) => name)).toEqual([
      'Марина Лебедева',
      'Тимур Сафин',
      'Оксана Руднева',
    ]);
  });

  it('[S7-31] [S7-30] answers the mortgage with bids, draft and consent, asked afresh or not', async () => {
    const answers = [await buyer.get('/api/mortgage'), await buyer.get('/api/mortgage?forceRefreshDvizh=1')];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([200, { bids: [], externalDraft: null, sopdSigned: false }]);
    }
  });

  it('names its calls in the contract, each for its owner only', () => {
    const names = [
      'users.current',
      'users.passport',
      'managers.list',
      'mortgage.get',
      'bonus.account',
      'notifications.list',
    ];
    const owners = names.map((name) => endpointTable.find((endpoint) => endpoint.name === name)?.owner.kind);
    expect(owners).toEqual(names.map(() => 'self'));
  });
});
