import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../test/outside.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { after } from '../clock.ts';
import { eq } from '../database/drizzle.ts';
import { outbox } from '../platform.tables.ts';
import { addToOutbox, workOutbox } from './outbox.ts';

let server: TestServer;
const sent: { to: string; text: string; key: string }[] = [];
let failures = 0;
beforeAll(async () => {
  server = await startTestServer();
  // The gateway is an outside service: this only tests what it receives, and its failures.
  const sms = {
    async send(to: string, text: string, key: string): Promise<void> {
      if (text === 'fails once' && failures === 0) {
        failures += 1;
        throw new Error('gateway answered 500');
      }
      sent.push({ to, text, key });
    },
  };
  await workOutbox({ ...server.context, sms });
});
afterAll(() => server.close());

const to = '+79000000001';
const add = (text: string, validUntil?: Date) =>
  server.context.db.transaction((tx) =>
    addToOutbox(server.context, tx, { topic: 'sms', payload: { to, text } }, validUntil),
  );

const delivered = (count: number): Promise<void> =>
  until(async () => (await server.context.db.$count(outbox, eq(outbox.payload, {}))) >= count, 15);

describe('the outbox', () => {
  it('sends what was committed, once, and deletes the text', async () => {
    await add('hello');
    await delivered(1);
    expect(sent.filter(({ text }) => text === 'hello')).toEqual([
      { to, text: 'hello', key: expect.stringMatching(/^outbox-\d+$/) },
    ]);
    const rows = await server.context.db.select().from(outbox);
    expect(JSON.stringify(rows)).not.toContain('hello');
  });

  it('sends nothing of a transaction that was undone', async () => {
    const undone = server.context.db.transaction(async (tx) => {
      await addToOutbox(server.context, tx, { topic: 'sms', payload: { to, text: 'undone' } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add('after it');
    await delivered(2);
    expect(sent.map(({ text }) => text)).not.toContain('undone');
  });

  it('does not send a message that has expired', async () => {
    await add('too late', after(server.clock.now(), -1));
    await add('in time', after(server.clock.now(), 60));
    await delivered(3);
    expect(sent.map(({ text }) => text)).toContain('in time');
    expect(sent.map(({ text }) => text)).not.toContain('too late');
  });

  it('sends again what the gateway did not take', async () => {
    await add('fails once');
    await delivered(4);
    expect(sent.filter(({ text }) => text === 'fails once')).toHaveLength(1);
    expect(failures).toBe(1);
  });
});
