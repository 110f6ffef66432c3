import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { answerOf, type ScoringRequest, takeScoring } from './scoring.ts';

const text = { type: 'string', minLength: 1, maxLength: 200 };
const textOrNone = { type: ['string', 'null'], maxLength: 200 };
const schema = {
  headers: {
    type: 'object',
    required: ['idempotence-key'],
    properties: { 'idempotence-key': { type: 'string', minLength: 1, maxLength: 64 } },
  },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['surname', 'name', 'patronymic', 'birthday', 'phone', 'consent'],
    properties: {
      surname: text,
      name: text,
      patronymic: textOrNone,
      birthday: textOrNone,
      phone: textOrNone,
      consent: {
        type: 'object',
        required: ['sha256', 'given_at'],
        properties: { sha256: { type: 'string', pattern: '^[\\da-f]{64}$' }, given_at: text },
      },
    },
  },
};

interface Ask {
  Body: ScoringRequest;
  Headers: { 'idempotence-key': string };
}

/** The bank: takes a request for a credit rating, counts, and tells it whoever asks again by its id. */
export function bankRoutes(app: FastifyInstance, world: World): void {
  const expected = digest(`Bearer ${world.config.bankKey}`);
  app.addHook('onRequest', async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    return timingSafeEqual(given, expected) ? undefined : refuse(reply, 401, 'unauthorized');
  });
  app.post<Ask>('/bank/scoring', { schema }, (request, reply) =>
    world.faults.run('bank.scoring', reply, () => {
      const taken = takeScoring(world, request.headers['idempotence-key'], request.body);
      return taken ? answerOf(taken, world.now()) : refuse(reply, 409, 'key_of_another_request');
    }),
  );
  app.get<{ Params: { id: string } }>('/bank/scoring/:id', (request, reply) =>
    world.faults.run('bank.scoring', reply, () => {
      const found = world.store.state.scorings.find(({ id }) => id === request.params.id);
      return found ? answerOf(found, world.now()) : refuse(reply, 404, 'not_found');
    }),
  );
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ code });
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
