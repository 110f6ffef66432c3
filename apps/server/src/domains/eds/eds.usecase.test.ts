import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { edsInvoices, edsSignatures } from './eds.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('[S7-36, S3-48, S3-49] a person reads his own signatures, newest first, and his invoice', async () => {
  const [buyer, other] = [await server.buyer('01'), await server.buyer('05')];
  expect((await buyer.get('/api/eds')).body).toEqual({
    result: true,
    data: { signatures: [], invoice: null },
  });
  const { id: userId } = (await buyer.get('/api/users')).body as unknown as { id: number };
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
  const states = [
    ['request', 'requested'],
    ['certificate', 'active'],
    ['certificate', 'inactive'],
  ] as const;
  await server.context.db.insert(edsSignatures).values(
    states.map(([kind, state], minutes) => ({
      id: uuidv7(at(minutes)),
      userId,
      kind,
      state,
      createdAt: at(minutes),
      validUntil: kind === 'certificate' ? at(1000) : null,
    })),
  );
  await server.context.db.insert(edsInvoices).values({ userId, number: 'ЭП-1', kopecks: 250_000 });
  const { data } = (await buyer.get('/api/eds')).body as unknown as {
    data: { signatures: { kind: string; state: string }[]; invoice: unknown };
  };
  expect(data.signatures.map(({ kind, state }) => [kind, state])).toEqual(states.toReversed());
  expect(data.invoice).toEqual({ number: 'ЭП-1', kopecks: 250_000 });
  expect((await other.get('/api/eds')).body.data).toEqual({ signatures: [], invoice: null });
});
