import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world.ts';
import { authorize } from './authorize.ts';
import { createPayment } from './create-payment.ts';
import { createRefund } from './create-refund.ts';
import { AcquirerError, unknownResult } from './errors.ts';
import { once } from './idempotence.ts';
import { type ListQuery, list } from './list.ts';
import { readAmount } from './read-request.ts';
import { sentinelOf } from './sentinels.ts';
import { cancel, capture, findPayment } from './settle-payment.ts';
import type { Amount } from './types.ts';

/** YooKassa's API v3 as the shop sees it. */
export function acquirerRoutes(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (request) => authorize(world.config, request.headers.authorization));

  const { state } = world.store;
  app.post('/v3/payments', (request, reply) =>
    world.faults.run('payments.create', reply, () => create(request, createPayment)),
  );
  app.get<{ Querystring: ListQuery }>('/v3/payments', (request) => list(paymentObjects(), request.query));
  app.get<ById>('/v3/payments/:id', (request, reply) =>
    world.faults.run('payments.get', reply, () => findPayment(world, request.params.id).object),
  );
  app.post<ById>('/v3/payments/:id/capture', (request) => {
    const stored = findPayment(world, request.params.id);
    return act(request, () => {
      // Partial captures are not supported: nobody here sells that way.
      const asked = (request.body as { amount?: unknown } | null)?.amount;
      if (asked !== undefined && readAmount(asked).value !== stored.object.amount.value) {
        throw new AcquirerError('invalid_request', 'Only the whole sum can be captured', 'amount.value');
      }
      capture(world, stored);
      return stored.object;
    });
  });
  app.post<ById>('/v3/payments/:id/cancel', (request) => {
    const stored = findPayment(world, request.params.id);
    return act(request, () => {
      cancel(world, stored);
      return stored.object;
    });
  });
  app.post('/v3/refunds', (request, reply) =>
    world.faults.run('refunds.create', reply, () => create(request, createRefund)),
  );
  app.get<{ Querystring: ListQuery }>('/v3/refunds', (request) => list(state.refunds, request.query));
  app.get<ById>('/v3/refunds/:id', (request) => {
    const refund = Object.hasOwn(state.refunds, request.params.id) && state.refunds[request.params.id];
    return refund || refuse();
  });

  function paymentObjects() {
    return Object.fromEntries(Object.entries(state.payments).map(([id, { object }]) => [id, object]));
  }

  function act<T extends object>(request: FastifyRequest, work: () => T): T {
    const { headers, url, body } = request;
    return once(world, headers['idempotence-key'], { path: url, body }, work).answer;
  }

  /** Sentinel 15: the payment is created, and the first answer is lost. */
  function create<T extends { amount: Amount }>(
    request: FastifyRequest,
    make: (world: World, body: unknown) => T,
  ): T {
    const { headers, url, body } = request;
    const { answer, repeated } = once(world, headers['idempotence-key'], { path: url, body }, () =>
      make(world, body),
    );
    if (!repeated && sentinelOf(answer.amount.value) === 15) throw unknownResult();
    return answer;
  }
}

/** Turns refusals, also of an unreadable body, into YooKassa's error object. */
export function sendAcquirerError(error: unknown, reply: FastifyReply): FastifyReply {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  const refusal =
    error instanceof AcquirerError
      ? error
      : status < 500
        ? new AcquirerError('invalid_request', (error as Error).message)
        : unknownResult();
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Basic realm="YooMoney API"');
  return reply.code(refusal.statusCode).send(refusal.body);
}

interface ById {
  Params: { id: string };
}

function refuse(): never {
  throw new AcquirerError('not_found', 'Refund does not exist', 'refund_id');
}
