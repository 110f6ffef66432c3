import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { TERM_OVER } from './expire-payments.ts';
import { DECLINED_BY_BANK, decline, findPayment, hang, succeed } from './settle-payment.ts';

const outcomes = ['succeed', 'succeed-untold', 'decline', 'expire', 'hang'] as const;
const schema = {
  params: { type: 'object', properties: { id: { type: 'string' }, outcome: { enum: outcomes } } },
};

interface Drive {
  Params: { id: string; outcome: (typeof outcomes)[number] };
}

/** Acts as the person and the bank, for tests and the buttons of the page. YooKassa has no such call. */
export function driveRoutes(app: FastifyInstance, world: World): void {
  app.post<Drive>('/v3/test/payments/:id/:outcome', { schema }, ({ params }) => {
    const stored = findPayment(world, params.id);
    if (params.outcome === 'succeed') succeed(world, stored);
    else if (params.outcome === 'succeed-untold') succeed(world, stored, { untold: true });
    else if (params.outcome === 'decline') decline(world, stored, DECLINED_BY_BANK);
    else if (params.outcome === 'expire') decline(world, stored, TERM_OVER);
    else hang(world, stored);
    return stored.object;
  });
}
