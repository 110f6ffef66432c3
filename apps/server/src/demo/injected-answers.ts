import { randomUUID } from 'node:crypto';
import { type ErrorCode, errorRegister } from '@novosel/contract/errors/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../platform/app-error.ts';
import { ok } from '../platform/http/ok.ts';
import { originMatches } from '../platform/http/origin.ts';

const address = '/api/demo/injected-answers';
const cookieName = 'novosel_injected';
const locked = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
/** Most browsers remembered at a time; the oldest are forgotten first. */
const mostBrowsers = 1000;

const codes = Object.keys(errorRegister) as [ErrorCode, ...ErrorCode[]];

/** A refusal with a code of the register; `message` and `errors` replace its texts. */
const refusal = z.strictObject({
  code: z.enum(codes),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  data: z.optional(z.unknown()),
});

/** The real answer with only the first entries of its lists. */
const cut = z.strictObject({ entries: z.int().check(z.minimum(0)) });

/** Data that the contract does not allow. */
const malformed = z.strictObject({ malformed: z.literal(true) });

const injection = z.strictObject({
  /** A path pattern; `*` stands for one segment, `**` for any number of segments. */
  calls: z.string().check(z.regex(/^\/api\/[\w\-/*]{1,200}$/)),
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Number of calls that get this answer; without it, all calls until it is removed. */
  times: z.optional(z.int().check(z.minimum(1))),
  answer: z.union([refusal, cut, malformed]),
});

type Answer = z.output<typeof injection>['answer'];

interface Injection {
  readonly matches: (request: FastifyRequest) => boolean;
  readonly answer: Answer;
  left: number;
}

type AddInjectedAnswers = (app: FastifyInstance, origins: ReadonlySet<string>) => void;

/**
 * Answers that a browser orders for its own calls (decision 083). A cookie identifies the browser, so other
 * browsers are not affected. Orders are kept in the memory of this node.
 * @returns adds the endpoint for orders, and the ordered answers, to a listener
 */
export function openInjectedAnswers(): AddInjectedAnswers {
  const browsers = new Map<string, Injection[]>();
  const given = new WeakMap<FastifyRequest, Answer>();
  const orderedBy = ({ cookies }: FastifyRequest) => browsers.get(cookies[cookieName] ?? '');
  return (app, origins) => {
    app.addHook('preHandler', async (request) => {
      const found = orderedBy(request)?.find((one) => one.left > 0 && one.matches(request));
      if (!found) return;
      found.left -= 1;
      given.set(request, found.answer);
      if (!('code' in found.answer)) return;
      // An unread upload would block its connection.
      request.raw.resume();
      const { code, params, data } = found.answer;
      throw new AppError(code, { ...(params && { params }), data });
    });
    app.addHook('preSerialization', async (request, reply, payload) => {
      const answer = given.get(request);
      return answer ? changed(payload, answer, reply) : payload;
    });
    app.post(address, async (request, reply) => {
      assertOwnPage(request, origins);
      const { calls, method, times = Number.POSITIVE_INFINITY, answer } = z.parse(injection, request.body);
      const path = patternOf(calls);
      const ordered = orderedBy(request) ?? remember(browsers, reply);
      ordered.push({
        matches: (asked) =>
          (method ?? asked.method) === asked.method && path.test(asked.url.split('?')[0] ?? ''),
        answer,
        left: times,
      });
      return ok({});
    });
    app.delete(address, async (request, reply) => {
      assertOwnPage(request, origins);
      browsers.delete(request.cookies[cookieName] ?? '');
      reply.clearCookie(cookieName, locked);
      return ok({});
    });
  };
}

function assertOwnPage(request: FastifyRequest, origins: ReadonlySet<string>): void {
  if (!originMatches(request, origins)) throw new AppError('CSRF_INVALID');
}

function remember(browsers: Map<string, Injection[]>, reply: FastifyReply): Injection[] {
  const token = randomUUID();
  const ordered: Injection[] = [];
  browsers.set(token, ordered);
  const [first] = browsers.keys();
  if (browsers.size > mostBrowsers && first !== undefined) browsers.delete(first);
  reply.setCookie(cookieName, token, locked);
  return ordered;
}

/** The path of the orders themselves never matches. */
function patternOf(calls: string): RegExp {
  const path = calls.replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^(?!/api/demo/)${path}$`);
}

function changed(payload: unknown, answer: Answer, reply: FastifyReply): unknown {
  if ('entries' in answer) return firstOf(payload, answer.entries);
  if ('malformed' in answer) {
    reply.serializer(JSON.stringify).type('application/json; charset=utf-8');
    return { result: true, data: { 0: 'x' } };
  }
  const { message, errors } = answer;
  return {
    ...(payload as object),
    ...(message !== undefined && { message }),
    ...(errors !== undefined && { errors }),
  };
}

/** The payload with so many entries in each list, matching counts and no further page. */
function firstOf(payload: unknown, entries: number): unknown {
  const few = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, entries);
    if (typeof value === 'number') return Math.min(value, entries);
    if (name === 'next') return null;
    return name === 'more' ? false : value;
  };
  if (Array.isArray(payload)) return few('', payload);
  const { data, ...envelope } = payload as { data?: unknown };
  if (Array.isArray(data)) return { ...envelope, data: few('', data) };
  const fields = Object.entries(data ?? {}).map(([name, value]) => [name, few(name, value)]);
  return { ...envelope, data: Object.fromEntries(fields) };
}
