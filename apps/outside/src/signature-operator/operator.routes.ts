import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { decideIdentity, issueAsAt, type OrderRequest, orderAnswer, revoke, takeOrder } from './orders.ts';
import { expireSignings, findSigning, type SigningRequest, signingAnswer, takeSigning } from './signings.ts';
import type { StoredOrder } from './types.ts';

const text = { type: 'string', minLength: 1, maxLength: 200 };
const textOrNone = { type: ['string', 'null'], maxLength: 200 };
const digits = (length: number) => ({ type: 'string', pattern: `^\\d{${length}}$` });
const strict = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const loosely = (optional: object, properties: object) => {
  const all = strict(properties);
  return { ...all, properties: { ...properties, ...optional } };
};
const params = strict({ id: { type: 'string', pattern: '^[\\w-]{8,64}$' } });
const organization = strict({ name: text, inn: digits(10), ogrn: digits(13), title: text });
const orderSchema = {
  params,
  body: loosely(
    { in_app: { type: 'boolean' } },
    {
      person: strict({
        surname: text,
        name: text,
        patronymic: textOrNone,
        snils: digits(11),
        inn: { anyOf: [digits(12), { type: 'null' }] },
        phone: { type: 'string', pattern: '^\\+7\\d{10}$' },
      }),
      organization: { anyOf: [organization, { type: 'null' }] },
      kind: { enum: ['qualified', 'enhanced'] },
      algorithm: { enum: ['gost', 'ecdsa'] },
      renews: { anyOf: [{ type: 'string', pattern: '^[\\da-f]{2,40}$' }, { type: 'null' }] },
    },
  ),
};
const signingSchema = {
  params,
  body: strict({
    order: text,
    title: text,
    document: { type: 'string', minLength: 1, pattern: '^[A-Za-z0-9+/]+=*$' },
    until: { type: 'string', format: 'date-time' },
  }),
};
const refusal = { enum: ['document_invalid', 'person_not_confirmed', 'data_differ'] };
const identitySchema = { params, body: strict({ refusal: { anyOf: [refusal, { type: 'null' }] } }) };
const revokeSchema = {
  params,
  body: strict({ reason: { enum: ['unspecified', 'keyCompromise', 'superseded'] } }),
};

/** Papers of 80 pages in base64. */
const bodyLimit = 24 * 1024 * 1024;

interface ById {
  Params: { id: string };
}

/**
 * The operator's API for its client: orders for certificates and requests to sign, each under an ID that the
 * client makes and stores before the call.
 */
export function operatorRoutes(app: FastifyInstance, world: World): void {
  const expected = digest(`Bearer ${world.config.operatorKey}`);
  app.addHook('onRequest', async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    return timingSafeEqual(given, expected) ? undefined : refuse(reply, 401, 'unauthorized');
  });
  const orderOf = ({ params: { id } }: { params: { id: string } }) =>
    world.store.state.orders.find((one) => one.id === id);
  const withOrder = (
    order: StoredOrder | undefined,
    reply: FastifyReply,
    work: (order: StoredOrder) => void,
  ) => {
    if (!order) return refuse(reply, 404, 'not_found');
    work(order);
    return orderAnswer(order);
  };

  app.put<ById & { Body: OrderRequest }>('/ca/orders/:id', { schema: orderSchema }, (request, reply) =>
    world.faults.run('operator.order', reply, () => {
      const taken = takeOrder(world, request.params.id, request.body);
      return taken ? orderAnswer(taken) : refuse(reply, 409, 'id_of_another_request');
    }),
  );
  app.get<ById>('/ca/orders/:id', { schema: { params } }, (request, reply) =>
    world.faults.run('operator.order', reply, () => withOrder(orderOf(request), reply, () => {})),
  );
  // Reported by the person who checked the passport: the bank’s officer, the courier, or our own desk.
  app.post<ById & { Body: { refusal: string | null } }>(
    '/ca/orders/:id/identity',
    { schema: identitySchema },
    (request, reply) =>
      withOrder(orderOf(request), reply, (order) => decideIdentity(world, order, request.body.refusal)),
  );
  app.post<ById & { Body: { reason: 'unspecified' | 'keyCompromise' | 'superseded' } }>(
    '/ca/orders/:id/revoke',
    { schema: revokeSchema },
    (request, reply) =>
      withOrder(orderOf(request), reply, (order) => revoke(world, order, request.body.reason)),
  );

  // For the demo and for tests; no operator has such a call.
  app.post<ById & { Body: { at: string } }>(
    '/ca/test/orders/:id/issue',
    { schema: { params, body: strict({ at: { type: 'string', format: 'date-time' } }) } },
    (request, reply) =>
      withOrder(orderOf(request), reply, (order) => issueAsAt(world, order, new Date(request.body.at))),
  );
  app.put<ById & { Body: SigningRequest }>(
    '/ca/signings/:id',
    { schema: signingSchema, bodyLimit },
    (request, reply) =>
      world.faults.run('operator.signing', reply, () => {
        const order = world.store.state.orders.find(({ id }) => id === request.body.order);
        if (order?.state !== 'issued') return refuse(reply, 404, 'certificate_not_found');
        if (order.revokedAt !== null) return refuse(reply, 409, 'certificate_revoked');
        const taken = takeSigning(world, request.params.id, { request: request.body, order });
        return taken ? signingAnswer(taken) : refuse(reply, 409, 'id_of_another_request');
      }),
  );
  app.get<ById>('/ca/signings/:id', { schema: { params } }, (request, reply) =>
    world.faults.run('operator.signing', reply, () => {
      expireSignings(world);
      const found = findSigning(world, request.params.id);
      return found ? signingAnswer(found) : refuse(reply, 404, 'not_found');
    }),
  );
}

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ code });

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
