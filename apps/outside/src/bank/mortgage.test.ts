import { expect, test } from 'vitest';
import { startOutside } from '../testing.ts';

const request = {
  bank: 'bereg',
  surname: 'Осипов',
  name: 'Глеб',
  patronymic: null,
  birthday: '1990-05-05',
  phone: '+79000000001',
  passport: '4509 123456',
  loan: { price_kopecks: 1_000_000_000, own_kopecks: 300_000_000, months: 300, program: 'family' },
  income: { work: 'employed', employer: 'Школа № 5', kopecks: 18_000_000 },
  consent: { sha256: 'a'.repeat(64), given_at: '2026-11-22T10:00:00.000Z' },
};

/** Banks whose time a test moves. */
async function banks() {
  let now = new Date('2026-11-22T12:00:00Z').getTime();
  const { app } = await startOutside({}, { now: () => new Date(now) });
  const headers = { authorization: 'Bearer bank-key' };
  return {
    wait(seconds: number) {
      now += seconds * 1000;
    },
    async ask(more: object = {}, key = 'one') {
      const answer = await app.inject({
        method: 'POST',
        url: '/bank/mortgages',
        headers: { ...headers, 'idempotence-key': key },
        payload: { ...request, ...more },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async read(id: string) {
      const answer = await app.inject({ url: `/bank/mortgages/${id}`, headers });
      return { status: answer.statusCode, body: answer.json() };
    },
    feed: async () => (await app.inject('/feed.json')).json().mortgages,
  };
}

const loan = { kopecks: 700_000_000, rate_percent: 6, months: 300, insurance_kopecks: null };

test.each([
  ['bereg', { status: 'approved', terms: loan, valid_until: '2026-12-22T20:59:59.999Z' }],
  ['nevsky', { status: 'approved', terms: { ...loan, months: 360 } }],
  ['polus', { status: 'thinking', terms: { ...loan, rate_percent: 5.7, insurance_kopecks: 3_820_000 } }],
  ['domidelo', { status: 'refused', reason: 'not_ready' }],
  ['another', { status: 'approved', terms: loan }],
])('%s looks at an application for some seconds and answers in its manner', async (bank, answer) => {
  const { ask, read, wait } = await banks();
  const { id, status } = (await ask({ bank })).body;
  expect(status).toBe('pending');
  wait(3);
  expect((await read(id)).body).toMatchObject(answer);
});

test('a bank that thinks has decided on the day that it promised', async () => {
  const { ask, feed, read, wait } = await banks();
  const { id } = (await ask({ bank: 'polus' })).body;
  wait(3);
  const { promised_at: promised } = (await read(id)).body;
  expect(promised).toBe('2026-11-25T15:00:00.000Z');
  expect(await feed()).toMatchObject([
    { person: expect.stringMatching(/^Осипов Глеб .*, polus$/), words: 'думаем, день назначен' },
  ]);
  wait(3 * 86_400 + 3 * 3600);
  expect((await read(id)).body).toMatchObject({
    status: 'approved',
    valid_until: '2026-12-25T20:59:59.999Z',
  });
});

test('a repeat with the same key is the same application, another one with it is refused', async () => {
  const { ask, feed, read } = await banks();
  expect((await ask()).body.id).toBe((await ask()).body.id);
  expect(await feed()).toHaveLength(1);
  expect((await ask({ bank: 'polus' })).status).toBe(409);
  expect((await read('nothing')).status).toBe(404);
});

test('Отказов is refused by every bank at once, Тишин is answered after an hour', async () => {
  const { ask, read, wait } = await banks();
  expect((await ask({ surname: 'Отказов' })).body.status).toBe('refused');
  const { id } = (await ask({ surname: 'Тишин' }, 'two')).body;
  wait(3599);
  expect((await read(id)).body.status).toBe('pending');
  wait(1);
  expect((await read(id)).body.status).toBe('approved');
});

test('a malformed body is refused', async () => {
  const { ask } = await banks();
  expect((await ask({ surname: '' })).status).toBe(400);
  expect((await ask({ loan: { ...request.loan, months: 0 } })).status).toBe(400);
});
