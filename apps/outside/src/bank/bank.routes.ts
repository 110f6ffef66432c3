import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { type MortgageRequest, mortgageAnswer, takeMortgage } from './mortgage.ts';
import { answerOf, type ScoringRequest, takeScoring } from './scoring.ts';

const text = { type: 'string', minLength: 1, maxLength: 200 };
const textOrNone = { type: ['string', 'null'], maxLength: 200 };
const headers = {
  type: 'object',
  required: ['idempotence-key'],
  properties: { 'idempotence-key': { type: 'string', minLength: 1, maxLength: 64 } },
};
const person = {
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
};
const strict = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const kopecks = { type: 'integer', minimum: 0 };
const schema = { headers, body: strict(person) };
const mortgageSchema = {
  headers,
  body: strict({
    ...person,
    bank: text,
    passport: textOrNone,
    loan: strict({
      price_kopecks: kopecks,
      own_kopecks: kopecks,
      months: { type: 'integer', minimum: 1 },
      program: text,
    }),
    income: strict({ work: text, employer: { type: 'string', maxLength: 200 }, kopecks }),
  }),
};

interface Ask {
  Body: ScoringRequest;
  Headers: { 'idempotence-key': string };
}
interface Apply {
  Body: MortgageRequest;
  Headers: { 'idempotence-key': string };
}

/**
 * The banks: they take requests for a credit rating and mortgage applications, and answer when asked again by
 * ID.
 */
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
  app.post<Apply>('/bank/mortgages', { schema: mortgageSchema }, (request, reply) =>
    world.faults.run('bank.mortgage', reply, () => {
      const taken = takeMortgage(world, request.headers['idempotence-key'], request.body);
      return taken ? mortgageAnswer(taken, world.now()) : refuse(reply, 409, 'key_of_another_request');
    }),
  );
  app.get<{ Params: { id: string } }>('/bank/mortgages/:id', (request, reply) =>
    world.faults.run('bank.mortgage', reply, () => {
      const found = world.store.state.mortgages.find(({ id }) => id === request.params.id);
      return found ? mortgageAnswer(found, world.now()) : refuse(reply, 404, 'not_found');
    }),
  );
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ code });
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
