import type { ErrorCode } from '@novosel/contract/errors/errors.ts';
import type { AnyEndpoint, OwnerRule } from '@novosel/contract/wire/endpoint.ts';
import {
  accessOf,
  isClosed,
  needsSession,
  type OwnerKind,
  ownerKinds,
} from '@novosel/contract/wire/owner-access.ts';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { guardErrors } from '../../openapi/guard-errors.ts';
import { operationOf } from '../../openapi/openapi.ts';
import { AppError } from '../app-error.ts';
import { issueCsrf } from './csrf.ts';
import { type Door, guardRequest } from './guard.ts';
import { trustOf } from './trust.ts';
import type { SessionState, Viewer } from './viewer.ts';

const now = new Date('2026-12-01T09:00:00Z');
const delegation = '0a5b4f9e-5c1e-4a63-9a55-0d0a0f6a1b11';
const secret = 'a secret of thirty-two characters';

const rules: Record<OwnerKind, OwnerRule> = {
  public: { kind: 'public' },
  guest: { kind: 'guest' },
  self: { kind: 'self' },
  'deal-member': { kind: 'deal-member', param: 'estate' },
  delegate: { kind: 'delegate', param: 'delegation', scope: 'sign' },
  staff: { kind: 'staff', roles: ['lawyer'] },
  machine: { kind: 'machine', scope: 'bookings.read' },
  provider: { kind: 'provider' },
};

const endpointOf = (owner: OwnerRule, method: 'GET' | 'POST'): AnyEndpoint =>
  ({
    name: 'made.up',
    door: 'cabinet',
    owner,
    method,
    path: '/api/made/up',
    summary: '',
    answer: undefined,
    errors: [],
    ...(accessOf(owner).session === 'buyer' ? { whenFrozen: 'closed' } : {}),
  }) as unknown as AnyEndpoint;

const person: Viewer = {
  userId: 7,
  sessionId: 'session',
  door: 'cabinet',
  unconfirmed: false,
  locale: 'ru',
  roles: ['manager'],
  frozen: false,
  provedAt: 0,
};
const sessions: SessionState[] = [
  { kind: 'none' },
  { kind: 'ended' },
  ...[person, { ...person, unconfirmed: true }, { ...person, frozen: true }].flatMap((viewer) =>
    [true, false].map((byBearer) => ({ kind: 'alive', viewer, byBearer }) as const),
  ),
];
const trusts = [
  undefined,
  ...(['view', 'sign'] as const).flatMap((scope) => [false, true].map((frozen) => ({ scope, frozen }))),
];

const doorOf = (
  state: SessionState,
  machine: 'unknown' | 'closed' | 'open',
  trust: (typeof trusts)[number],
): Door => ({
  name: 'cabinet',
  origins: new Set(['https://cabinet.test']),
  secret,
  authenticate: async () => state,
  checkMachine: async () => machine,
  findTrust: async () =>
    trust && {
      ...trust,
      id: delegation,
      principalId: 8,
      principal: '',
      until: new Date('2027-01-01'),
      createdAt: now,
      acceptedAt: now,
      endedAt: null,
    },
  db: undefined as never,
  clock: { now: () => now },
  dataDir: '',
});

const requests = ['https://cabinet.test', 'https://evil.test'].flatMap((origin) =>
  [...[person.sessionId, 'nonce'].map((boundTo) => issueCsrf(secret, boundTo)), 'x'].map(
    (token) =>
      ({
        headers: { origin, 'x-csrf-token': token, authorization: 'Bearer x' },
        cookies: { '__Host-novosel_guest': 'nonce' },
      }) as unknown as FastifyRequest,
  ),
);

/** All refusals of a call by the guard, for every possible session, header and delegation. */
async function refusalsOf(endpoint: AnyEndpoint): Promise<{ codes: ErrorCode[]; letsNobodyIn: boolean }> {
  const codes = new Set<ErrorCode>();
  let letsNobodyIn = false;
  for (const state of sessions)
    for (const machine of ['unknown', 'closed', 'open'] as const)
      for (const trust of trusts)
        for (const request of requests) {
          const door = doorOf(state, machine, trust);
          try {
            const viewer = await guardRequest(door, endpoint, request);
            if (viewer) await trustOf(door, endpoint, viewer, { delegation });
            else if (machine !== 'open') letsNobodyIn = true;
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            codes.add(error.code);
          }
        }
  return { codes: [...codes].sort(), letsNobodyIn };
}

describe('how calls of an owner kind are let in', () => {
  const cases = ownerKinds.flatMap((kind) =>
    (['GET', 'POST'] as const).map((method) => [kind, method] as const),
  );

  it.each(cases)(
    '%s, %s: the guard answers what the OpenAPI page tells, neither more nor less',
    async (kind, method) => {
      const endpoint = endpointOf(rules[kind], method);
      const { codes, letsNobodyIn } = await refusalsOf(endpoint);
      const always = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
      expect(codes).toEqual(
        guardErrors(endpoint)
          .filter((code) => !always.includes(code))
          .sort(),
      );
      expect(letsNobodyIn).toBe(!isClosed(rules[kind]));
    },
  );

  it.each([
    [
      'the guard',
      (endpoint: AnyEndpoint) =>
        guardRequest(doorOf({ kind: 'none' }, 'open', undefined), endpoint, requests[0] as FastifyRequest),
    ],
    ['the refusals of the OpenAPI page', (endpoint: AnyEndpoint) => guardErrors(endpoint)],
    ['the OpenAPI page', (endpoint: AnyEndpoint) => operationOf(endpoint)],
    ['the matrices', ({ owner }: AnyEndpoint) => [isClosed, needsSession].map((choose) => choose(owner))],
  ])('%s takes no kind that the table does not know', async (_, act) => {
    for (const kind of ['nobody', 'constructor', 'toString']) {
      const unknown = { ...endpointOf({ kind: 'public' }, 'GET'), owner: { kind } } as unknown as AnyEndpoint;
      await expect((async () => act(unknown))()).rejects.toThrow(/nobody knows/);
    }
  });
});
