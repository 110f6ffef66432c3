import { expect, test } from 'vitest';
import { startOutside } from '../testing.ts';

const person = {
  surname: 'Осипов',
  name: 'Глеб',
  patronymic: null,
  birthday: '1990-05-05',
  phone: '+79000000001',
  consent: { sha256: 'a'.repeat(64), given_at: '2026-11-22T10:00:00.000Z' },
};

/** A bank whose time a test moves. */
async function bank() {
  let now = new Date('2026-11-22T12:00:00Z').getTime();
  const { app } = await startOutside({}, { now: () => new Date(now) });
  const headers = { authorization: 'Bearer bank-key' };
  return {
    app,
    wait(seconds: number) {
      now += seconds * 1000;
    },
    async ask(more: object = {}, key = 'one') {
      const answer = await app.inject({
        method: 'POST',
        url: '/bank/scoring',
        headers: { ...headers, 'idempotence-key': key },
        payload: { ...person, ...more },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async read(id: string) {
      return (await app.inject({ url: `/bank/scoring/${id}`, headers })).json();
    },
  };
}

test('the bank counts for two seconds, and one person always gets the same rating', async () => {
  const { app, ask, read, wait } = await bank();
  const { body: asked } = await ask();
  expect(asked).toEqual({ id: asked.id, status: 'pending' });
  wait(2);
  const told = await read(asked.id);
  expect(told).toMatchObject({ status: 'ready', rated_at: '2026-11-22T12:00:02.000Z' });
  const { body: again } = await ask({}, 'two');
  wait(2);
  expect(again.id).not.toBe(asked.id);
  expect((await read(again.id)).rating).toBe(told.rating);
  expect((await app.inject('/feed.json')).json().scorings).toMatchObject([
    { person: expect.stringMatching(/^Осипов Глеб/), words: `рейтинг ${told.rating}` },
    { person: expect.stringMatching(/^Осипов Глеб/), words: `рейтинг ${told.rating}` },
  ]);
});

test('a repeat with the same key is the same request, another request with it is refused', async () => {
  const { ask } = await bank();
  expect((await ask()).body.id).toBe((await ask()).body.id);
  expect((await ask({ name: 'Яков' })).status).toBe(409);
});

test.each(['Отказов', 'Отказова'])('%s is refused at once', async (surname) => {
  const { ask } = await bank();
  expect((await ask({ surname })).body).toMatchObject({ status: 'refused', reason: 'no_history' });
});

test('Тишин is answered after an hour', async () => {
  const { ask, read, wait } = await bank();
  const { id } = (await ask({ surname: 'Тишин' })).body;
  wait(3599);
  expect((await read(id)).status).toBe('pending');
  wait(1);
  expect((await read(id)).status).toBe('ready');
});

test('nobody is answered without the key, and a malformed body is refused', async () => {
  const { app, ask } = await bank();
  expect((await app.inject('/bank/scoring/x')).statusCode).toBe(401);
  expect((await ask({ passport: '4509 123456' })).status).toBe(200);
  expect((await ask({ surname: '' }, 'two')).status).toBe(400);
});
