import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Act } from '../act.ts';
import { readAs } from '../database/row-reader.ts';
import { answerWriter } from './answers.ts';
import type { Call } from './call.ts';
import { openCallLimit } from './call-limit.ts';
import { cleanFields } from './fields/clean-fields.ts';
import { bodyOf } from './fields/form-body.ts';
import { readParts } from './fields/read-parts.ts';
import { rejectUnstorableText } from './fields/reject-unstorable-text.ts';
import { assertProved } from './fresh-proof.ts';
import { type Door, guardRequest } from './guard.ts';
import { withIdempotency } from './idempotency.ts';
import { localeOf } from './refusals.ts';
import { type Trust, trustOf } from './trust.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}

interface BindOptions {
  /**
   * How an idempotent act is stored: `atomic` (default) in one transaction with its answer; `resumable` for
   * acts that call outside services or must not be undone by a refusal, and that give the same result when
   * they run again.
   */
  readonly idempotency?: 'atomic' | 'resumable';
}

export type Bind = <E extends AnyEndpoint>(
  endpoint: E,
  act: (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
  options?: BindOptions,
) => void;

/** Problems include the value, so that an invalid one is not reported as missing. */
const named = { reportInput: true } as const;

/** Every text of a call passes here: texts that cannot be stored are refused, others are normalised. */
const read = ({ owner }: AnyEndpoint, asked: unknown): unknown =>
  owner.kind === 'provider' ? rejectUnstorableText(asked) : cleanFields(rejectUnstorableText(asked));

/** Makes the function with which routes of one listener bind an endpoint of the contract to a use case. */
export function openBind(app: FastifyInstance, door: Door, bound: Set<string>): Bind {
  return (endpoint, act, options = {}) => {
    if (endpoint.door !== door.name) throw new Error(`${endpoint.name} belongs to the other door`);
    bound.add(endpoint.name);
    const takeCall = personLimit(door, endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...answerWriter(endpoint),
      ...addressLimit(endpoint),
      handler: async (request, reply) => {
        const viewer = await guardRequest(door, endpoint, request);
        request.viewer = viewer;
        const trust = viewer && (await trustOf(door, endpoint, viewer, request.params));
        const refused = takeCall?.(String(viewer?.userId ?? request.ip));
        if (refused) throw refused;
        const parts = comesInParts(endpoint, request)
          ? await readParts(door.dataDir, endpoint, request)
          : undefined;
        try {
          const at = door.clock.now();
          const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
          const call = {
            params: endpoint.params
              ? z.parse(endpoint.params, read(endpoint, request.params), named)
              : undefined,
            query: endpoint.query ? z.parse(endpoint.query, read(endpoint, request.query), named) : undefined,
            body: readsBody(endpoint)
              ? z.parse(endpoint.body, read(endpoint, parts ? parts.body : bodyOf(endpoint, request)), named)
              : undefined,
            files: parts?.files ?? [],
            viewer,
            trust,
            db: door.db,
            address: request.ip,
            userAgent,
            requestId: request.id,
            at,
            act: {
              at,
              actor: actorOf(endpoint, viewer, trust),
              locale: localeOf(request),
              address: request.ip,
              userAgent,
              requestId: request.id,
            },
            request,
            reply,
          } as unknown as Parameters<typeof act>[0];
          assertProved(door, endpoint, viewer, call.body);
          if (viewer && readsOwn(endpoint)) return await readAs(readersOf(viewer, trust), () => act(call));
          if (!viewer || !isIdempotent(endpoint, request)) return await act(call);
          return await withIdempotency(door, endpoint, viewer, call, act, options.idempotency ?? 'atomic');
        } finally {
          await parts?.discard();
        }
      },
    });
  };
}

/** A member of staff acts as a buyer in the cabinet. */
function actorOf({ owner }: AnyEndpoint, viewer: Viewer | undefined, trust: Trust | undefined): Act['actor'] {
  if (!viewer) return { kind: 'guest' };
  const { userId: id, roles } = viewer;
  if (accessOf(owner).session === 'staff') return { kind: 'staff', id, roles };
  return { kind: 'buyer', id, ...(trust && { onBehalfOf: trust.principalId }) };
}

/** Whether a buyer reads his own data: such queries run in his name (decision 036). */
const readsOwn = ({ method, owner }: AnyEndpoint): boolean =>
  method === 'GET' && accessOf(owner).session === 'buyer';

const readersOf = ({ userId }: Viewer, trust: Trust | undefined): number[] =>
  trust ? [userId, trust.principalId] : [userId];

const comesInParts = ({ multipart }: AnyEndpoint, request: FastifyRequest): boolean =>
  multipart?.of === 'form' && request.isMultipart();

/** The use case reads other multipart bodies as a stream. */
const readsBody = ({ body, multipart }: AnyEndpoint): boolean =>
  body !== undefined && (!multipart || multipart.of === 'form');

const isIdempotent = ({ idempotency }: AnyEndpoint, { headers }: FastifyRequest): boolean =>
  idempotency === 'key' || (idempotency === 'key-or-none' && headers['idempotency-key'] !== undefined);

/** A limit per network address is checked before anything else. */
function addressLimit({ limit }: AnyEndpoint) {
  return limit?.per === 'address' ? { config: { callLimit: limit } } : {};
}

/**
 * A limit per person is checked after the sign-in is known, so that people at one address do not share it.
 */
function personLimit({ clock }: Door, { limit }: AnyEndpoint) {
  return limit?.per === 'person' ? openCallLimit(limit, clock) : undefined;
}
