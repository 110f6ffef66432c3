import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { DECLINED_BY_BANK, decline, findPayment, hang, succeed } from './settle-payment.ts';

const schema = {
  params: {
    type: 'object',
    properties: { id: { type: 'string' }, outcome: { enum: ['succeed', 'decline', 'hang'] } },
  },
};

interface Drive {
  Params: { id: string; outcome: 'succeed' | 'decline' | 'hang' };
}

/** Plays the person and the bank at once: for tests and for the buttons of the page. No such call at YooKassa. */
export function driveRoutes(app: FastifyInstance, world: World): void {
  app.post<Drive>('/v3/test/payments/:id/:outcome', { schema }, ({ params }) => {
    const stored = findPayment(world, params.id);
    if (params.outcome === 'succeed') succeed(world, stored);
    else if (params.outcome === 'decline') decline(world, stored, DECLINED_BY_BANK);
    else hang(world, stored);
    return stored.object;
  });
}
