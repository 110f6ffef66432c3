import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { FAULT_MODES, FAULT_TARGETS, type Fault } from './faults.ts';

const schema = {
  body: {
    type: 'object',
    required: ['target', 'mode'],
    additionalProperties: false,
    properties: {
      target: { enum: FAULT_TARGETS },
      mode: { enum: FAULT_MODES },
      count: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      about: { type: 'string', minLength: 1, maxLength: 200 },
      ms: { type: 'integer', minimum: 1, maximum: 600_000, default: 30_000 },
    },
  },
};

/** Orders faults for the next calls: for tests only. */
export function faultsRoutes(app: FastifyInstance, { faults }: World): void {
  app.get('/faults', () => faults.list());
  app.post<{ Body: Fault }>('/faults', { schema }, (request, reply) => {
    faults.order(request.body);
    return reply.code(201).send(faults.list());
  });
  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
