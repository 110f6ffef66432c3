import { isExpiring } from '@novosel/contract/eds/states.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Outside, startOutside, until } from '../../../test/outside.ts';
import { orderOf } from '../../../test/people/give-certificate.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { findOrders } from '../../domains/eds/eds.repo.ts';
import { factsOf } from '../../domains/eds/orders/move-order.ts';
import { userOf } from '../bookings.ts';
import { orderDemoCertificates } from './certificates.ts';

let outside: Outside;
let server: TestServer;
beforeAll(async () => {
  outside = await startOutside();
  server = await startTestServer(outside.env);
});
afterAll(async () => {
  await server?.close();
  await outside?.close();
});

it('[S3-48] demo buyers 08 and 18 have certificates of the operator, and that of 18 is about to end', async () => {
  orderDemoCertificates(server.context);
  const expiring = async (number: string) => {
    const userId = (await userOf(server.context, `790000000${number}`)) ?? 0;
    const [order] = await findOrders(server.context.db, userId);
    return order?.state === 'issued' ? isExpiring(factsOf(order), server.clock.now().getTime()) : undefined;
  };
  await until(async () => (await expiring('18')) !== undefined);
  expect([await expiring('08'), await expiring('18')]).toEqual([false, true]);
  const { id } = await orderOf(await server.buyer('18'));
  orderDemoCertificates(server.context);
  expect((await outside.operatorOrder(id)).state).toBe('issued');
  expect((await orderOf(await server.buyer('18'))).id).toBe(id);
});
