import { algorithms } from '@novosel/pki/algorithms/algorithms.ts';
import { readCertificate } from '@novosel/pki/der.ts';
import { fromRdn } from '@novosel/pki/names.ts';
import { askStatus, statusByAnswer } from '@novosel/pki/revocation/online-status.ts';
import { askTimestamp, readTimestamp, tokenOf } from '@novosel/pki/timestamps/timestamp.ts';
import { validateSignature } from '@novosel/pki/validation/validate-signature.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOutside, startShop } from '../testing.ts';
import { fromBase64 } from './authorities.ts';

const person = {
  surname: 'Соколова',
  name: 'Анна',
  patronymic: 'Сергеевна',
  snils: '11223344595',
  inn: '500100732259',
  phone: '+79000000008',
};
const order = { person, organization: null, kind: 'qualified', algorithm: 'gost', renews: null };
const paper = new TextEncoder().encode('%PDF-1.7 договор');
const start = Date.parse('2026-11-24T09:00:00Z');

/** An operator whose clock a test moves, and the client that it notifies. */
async function operator() {
  const client = await startShop();
  let now = start;
  const { app } = await startOutside({ operatorNotifyUrl: client.url }, { now: () => new Date(now) });
  onTestFinished(async () => {
    await app.close();
    await client.close();
  });
  const call = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: 'Bearer operator-key' };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const bytes = async (url: string) => new Uint8Array((await app.inject(url)).rawPayload);
  return {
    app,
    call,
    bytes,
    told: client.taken,
    wait(hours: number) {
      now += hours * 3_600_000;
    },
    async issued(more: object = {}, id = 'order-0001') {
      await call('PUT', `/ca/orders/${id}`, { ...order, ...more });
      return (await call('POST', `/ca/orders/${id}/identity`, { refusal: null })).body;
    },
    ask: (id = 'signing-0001', more: object = {}) =>
      call('PUT', `/ca/signings/${id}`, {
        order: 'order-0001',
        title: 'Договор № ТГ-2/243',
        document: Buffer.from(paper).toString('base64'),
        until: new Date(start + 24 * 3_600_000).toISOString(),
        ...more,
      }),
    async context(algorithm: 'gost' | 'ecdsa') {
      return {
        roots: [readCertificate(await bytes(`/ca/${algorithm}/root.cer`))],
        known: [],
        revocation: {
          lists: await Promise.all(
            ['root.crl', 'issuing.crl'].map((file) => bytes(`/ca/${algorithm}/${file}`)),
          ),
          answers: [],
        },
        now: new Date(now),
      };
    },
  };
}

describe('an order for a certificate', () => {
  test('is issued when the person is identified, and names him and his SNILS', async () => {
    const { call, issued, told } = await operator();
    expect((await call('PUT', '/ca/orders/order-0001', order)).body).toEqual({
      id: 'order-0001',
      state: 'identity-needed',
      reason: null,
    });
    const answer = await issued();
    expect(answer).toMatchObject({
      state: 'issued',
      valid_until: '2028-02-24T09:00:00.000Z',
      revoked_at: null,
    });
    expect(fromRdn(readCertificate(fromBase64(answer.certificate)).subject)).toEqual({
      commonName: 'Соколова Анна Сергеевна',
      surname: 'Соколова',
      givenName: 'Анна Сергеевна',
      snils: person.snils,
      inn: person.inn,
    });
    await vi.waitFor(() =>
      expect(told).toMatchObject([{ event: 'order.changed', object: { id: 'order-0001' } }]),
    );
  });

  test('repeated under its ID is the same, and another one under it is refused', async () => {
    const { call, issued } = await operator();
    const { serial } = await issued();
    expect((await call('PUT', '/ca/orders/order-0001', order)).body.serial).toBe(serial);
    const other = { ...order, person: { ...person, name: 'Инна' } };
    expect((await call('PUT', '/ca/orders/order-0001', other)).status).toBe(409);
  });

  test('is refused with the reason of who has checked, and for «Отказов» always', async () => {
    const { call, issued } = await operator();
    await call('PUT', '/ca/orders/order-0002', order);
    expect((await call('POST', '/ca/orders/order-0002/identity', { refusal: 'data_differ' })).body).toEqual({
      id: 'order-0002',
      state: 'refused',
      reason: 'data_differ',
    });
    expect(await issued({ person: { ...person, surname: 'Отказова' } }, 'order-0003')).toMatchObject({
      state: 'refused',
      reason: 'person_not_confirmed',
    });
  });

  test('waits in the app of its person for a day, where he confirms himself or does not', async () => {
    const { app, call, wait } = await operator();
    const inApp = { ...order, in_app: true };
    await call('PUT', '/ca/orders/order-0006', order);
    await call('PUT', '/ca/orders/order-0007', inApp);
    await call('PUT', '/ca/orders/order-0008', inApp);
    const page = await app.inject('/ca/app/of/order-0007');
    expect(page.body.match(/Это я, выпустить/g)).toHaveLength(2);
    const act = (id: string, name: string) =>
      app.inject({ method: 'POST', url: `/ca/app/orders/${id}/${name}` });
    expect((await act('order-0006', 'confirm')).statusCode).toBe(404);
    expect((await act('order-0007', 'confirm')).statusCode).toBe(303);
    expect((await act('order-0008', 'refuse')).statusCode).toBe(303);
    const stateOf = async (id: string) => (await call('GET', `/ca/orders/${id}`)).body.state;
    expect(await Promise.all(['order-0007', 'order-0008'].map(stateOf))).toEqual(['issued', 'refused']);
    await call('PUT', '/ca/orders/order-0009', inApp);
    await call('PUT', '/ca/orders/order-0011', { ...inApp, person: { ...person, surname: 'Тишина' } });
    expect((await act('order-0011', 'confirm')).statusCode).toBe(404);
    wait(24);
    expect((await act('order-0009', 'confirm')).statusCode).toBe(404);
  });

  test('is issued as at another moment for the demo', async () => {
    const { call } = await operator();
    await call('PUT', '/ca/orders/order-0010', order);
    const made = await call('POST', '/ca/test/orders/order-0010/issue', { at: '2025-09-20T09:00:00Z' });
    expect(made.body).toMatchObject({ state: 'issued', valid_until: '2026-12-20T09:00:00.000Z' });
  });

  test('that renews a certificate in force needs no second identity check; of another person it does', async () => {
    const { call, issued } = await operator();
    const { serial } = await issued();
    const renewed = await call('PUT', '/ca/orders/order-0004', { ...order, renews: serial });
    expect(renewed.body.state).toBe('issued');
    const strange = { ...order, person: { ...person, snils: '08765430300' }, renews: serial };
    expect((await call('PUT', '/ca/orders/order-0005', strange)).body.state).toBe('identity-needed');
    await call('POST', '/ca/orders/order-0001/revoke', { reason: 'superseded' });
    expect((await call('PUT', '/ca/orders/order-0006', { ...order, renews: serial })).body.state).toBe(
      'identity-needed',
    );
  });

  test('asks for the client’s key and for what the law needs', async () => {
    const { app, call } = await operator();
    expect((await app.inject('/ca/orders/order-0001')).statusCode).toBe(401);
    const short = { ...order, person: { ...person, snils: '1122' } };
    expect((await call('PUT', '/ca/orders/order-0001', short)).status).toBe(400);
    expect((await call('GET', '/ca/orders/order-0009')).status).toBe(404);
  });
});

describe('a paper to be signed', () => {
  test.each(['gost', 'ecdsa'] as const)(
    'is signed in the app by %s, and holds by what the authority publishes',
    async (algorithm) => {
      const { app, ask, bytes, call, context, issued, told } = await operator();
      await issued({ algorithm });
      expect((await ask()).body).toMatchObject({ state: 'waiting', signature: null });
      const phone = encodeURIComponent(person.phone);
      expect((await app.inject(`/ca/app.json?phone=${phone}`)).json()).toMatchObject([
        { id: 'signing-0001' },
      ]);
      expect((await app.inject('/ca/app/of/order-0001')).body).toContain('Договор № ТГ-2/243');
      expect(await bytes('/ca/app/signing-0001/document')).toEqual(paper);
      expect((await call('GET', '/ca/signings/signing-0001')).body.state).toBe('opened');
      await app.inject({ method: 'POST', url: '/ca/app/signing-0001/sign' });
      const { body } = await call('GET', '/ca/signings/signing-0001');
      expect(validateSignature(paper, fromBase64(body.signature), await context(algorithm))).toMatchObject({
        indication: 'total-passed',
        isQualified: true,
        signer: { snils: person.snils },
        provenAt: new Date(start),
      });
      await vi.waitFor(() =>
        expect(told.map(({ event }) => event)).toEqual(['order.changed', 'signing.answered']),
      );
      expect((await app.inject({ method: 'POST', url: '/ca/app/signing-0001/refuse' })).statusCode).toBe(404);
    },
  );

  test('is declined by the person, and for «Отказов» by itself', async () => {
    const { app, ask, call, issued } = await operator();
    await issued();
    await ask();
    await app.inject({ method: 'POST', url: '/ca/app/signing-0001/refuse' });
    const refused = { state: 'refused', reason: 'declined_by_person', signature: null };
    expect((await call('GET', '/ca/signings/signing-0001')).body).toMatchObject(refused);
  });

  test('ends with its term, and the client is told', async () => {
    const { app, ask, call, issued, told, wait } = await operator();
    await issued();
    await ask();
    wait(24);
    expect((await call('GET', '/ca/signings/signing-0001')).body).toMatchObject({ state: 'expired' });
    expect((await app.inject({ method: 'POST', url: '/ca/app/signing-0001/sign' })).statusCode).toBe(404);
    await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ event: 'signing.answered' }));
  });

  test('is taken once under its ID, from a certificate that is there and not revoked', async () => {
    const { ask, call, issued } = await operator();
    expect((await ask()).body.code).toBe('certificate_not_found');
    await issued();
    await ask();
    expect((await ask()).status).toBe(200);
    expect((await ask('signing-0001', { title: 'Другой' })).body.code).toBe('id_of_another_request');
    await call('POST', '/ca/orders/order-0001/revoke', { reason: 'keyCompromise' });
    expect((await ask('signing-0002')).body.code).toBe('certificate_revoked');
  });
});

describe('people with whom the operator behaves otherwise', () => {
  const of = async (surname: string) => {
    const world = await operator();
    await world.issued({ person: { ...person, surname } });
    await world.ask();
    const sign = () => world.app.inject({ method: 'POST', url: '/ca/app/signing-0001/sign' });
    const state = async () => (await world.call('GET', '/ca/signings/signing-0001')).body.state;
    return { ...world, sign, state };
  };

  test('«Тишина»: nothing comes to the app', async () => {
    const { sign, state } = await of('Тишина');
    expect((await sign()).statusCode).toBe(404);
    expect(await state()).toBe('waiting');
  });

  test('«Двойнов»: two notices of one signature', async () => {
    const { sign, state, told } = await of('Двойнов');
    await sign();
    expect(await state()).toBe('signed');
    await vi.waitFor(() => expect(told.filter(({ event }) => event === 'signing.answered')).toHaveLength(2));
  });

  test('«Позднев»: a signature after the term', async () => {
    const { sign, state, wait } = await of('Позднева');
    wait(25);
    expect(await state()).toBe('waiting');
    await sign();
    expect(await state()).toBe('signed');
  });

  test('«Потеряев»: the request is not found', async () => {
    const { state } = await of('Потеряев');
    expect(await state()).toBeUndefined();
  });
});

describe('what is published', () => {
  test('a revoked certificate stands in the list and in the status from that moment', async () => {
    const { app, bytes, call, context, issued } = await operator();
    const certificate = readCertificate(fromBase64((await issued()).certificate));
    const issuing = readCertificate(await bytes('/ca/gost/issuing.cer'));
    const ask = async () => {
      const payload = Buffer.from(askStatus(certificate, issuing));
      const headers = { 'content-type': 'application/ocsp-request' };
      const answer = await app.inject({ method: 'POST', url: '/ca/gost/ocsp', headers, payload });
      return statusByAnswer(new Uint8Array(answer.rawPayload), certificate, issuing)?.revokedAt;
    };
    expect(await ask()).toBeNull();
    await call('POST', '/ca/orders/order-0001/revoke', { reason: 'keyCompromise' });
    expect(await ask()).toEqual(new Date(start));
    expect((await context('gost')).revocation.lists).toHaveLength(2);
  });

  test('a timestamp is of the bytes that were asked about; what is no question is refused', async () => {
    const { app } = await operator();
    const post = (payload: Uint8Array) =>
      app.inject({
        method: 'POST',
        url: '/ca/ecdsa/tsp',
        headers: { 'content-type': 'application/timestamp-query' },
        payload: Buffer.from(payload),
      });
    const stamp = readTimestamp(
      tokenOf(new Uint8Array((await post(askTimestamp(paper, 'ecdsa'))).rawPayload)),
    );
    expect([stamp.at, stamp.covers(paper), stamp.covers(paper.subarray(1))]).toEqual([
      new Date(start),
      true,
      false,
    ]);
    expect((await post(algorithms.gost.digest(paper))).statusCode).toBe(400);
  });
});
