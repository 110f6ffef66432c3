import type { AnswerOf, AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@novosel/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import type { Executor } from '../db.ts';
import { answerSchema } from './answers.ts';
import { bodyOf } from './form-body.ts';
import { type Door, guardRequest } from './guard.ts';
import { withIdempotency } from './idempotency.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}

/** What a use case gets of a request. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The signed-in person; absent only for public, guest and provider endpoints. */
  readonly viewer: E['owner']['kind'] extends 'public' | 'guest' | 'provider' ? Viewer | undefined : Viewer;
  /** The database, or the transaction in which an idempotent act and its answer are kept together. */
  readonly db: Executor;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface BindOptions {
  /**
   * How an idempotent act is kept: `atomic` (default) in one transaction with its answer; `resumable` for acts that
   * call the outside or must not be undone by a refusal, and converge when they are carried out again.
   */
  readonly idempotency?: 'atomic' | 'resumable';
}

export type Bind = <E extends AnyEndpoint>(
  endpoint: E,
  act: (call: Call<E>) => Promise<AnswerOf<E>> | AnswerOf<E>,
  options?: BindOptions,
) => void;

/** A problem tells what was given, so that a wrong value is not called a missing one. */
const named = { reportInput: true } as const;

/** Makes the one function by which routes tie an endpoint of the contract to a use case, on one door. */
export function openBind(app: FastifyInstance, door: Door, bound: Set<string>): Bind {
  return (endpoint, act, options = {}) => {
    if (endpoint.door !== door.name) throw new Error(`${endpoint.name} belongs to the other door`);
    bound.add(endpoint.name);
    const withinLimit = personLimit(app, endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: answerSchema(endpoint),
      ...addressLimit(endpoint),
      handler: async (request, reply) => {
        const viewer = await guardRequest(door, endpoint, request);
        request.viewer = viewer;
        await withinLimit?.(request);
        const call = {
          params: endpoint.params ? z.parse(endpoint.params, request.params, named) : undefined,
          query: endpoint.query ? z.parse(endpoint.query, request.query, named) : undefined,
          body:
            endpoint.body && !endpoint.multipart
              ? z.parse(endpoint.body, bodyOf(endpoint, request), named)
              : undefined,
          viewer,
          db: door.db,
          address: request.ip,
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
          requestId: request.id,
          request,
          reply,
        } as unknown as Parameters<typeof act>[0];
        if (endpoint.idempotency !== 'key' || !viewer) return act(call);
        return withIdempotency(door, endpoint, viewer, call, act, options.idempotency ?? 'atomic');
      },
    });
  };
}

/** A limit per network address is taken before anything else is done for the request. */
function addressLimit({ limit }: AnyEndpoint) {
  if (limit?.per !== 'address') return {};
  return { config: { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000 } } };
}

/** A limit per person is taken when it is known who he is, so that many people behind one address do not share it. */
function personLimit(app: FastifyInstance, { limit, name }: AnyEndpoint) {
  if (limit?.per !== 'person') return undefined;
  const count = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.seconds * 1000,
    keyGenerator: (request) => `${name}:${request.viewer?.userId ?? request.ip}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new AppError('RATE_LIMITED', { params: { seconds: counted.ttlInSeconds } });
  };
}
