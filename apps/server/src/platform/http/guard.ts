import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf } from '@novosel/contract/wire/owner-access.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/db.ts';
import { cookieOf } from './cookies.ts';
import { csrfValid } from './csrf.ts';
import type { CheckMachine } from './machine.ts';
import { originMatches } from './origin.ts';
import type { FindTrust } from './trust.ts';
import type { Authenticate, SessionState, Viewer } from './viewer.ts';

/** One of the two listeners of the program, with what its guard needs. */
export interface Door {
  readonly name: 'cabinet' | 'office';
  readonly origins: ReadonlySet<string>;
  readonly secret: string;
  readonly authenticate: Authenticate;
  readonly checkMachine: CheckMachine;
  readonly findTrust: FindTrust;
  readonly db: Db;
  readonly clock: Clock;
  /** Folder of received files. */
  readonly dataDir: string;
}

const bearerOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;

/** The session of a request, by its bearer token and cookie. */
function sessionOf(door: Door, request: FastifyRequest): Promise<SessionState> {
  return door.authenticate({
    door: door.name,
    bearer: bearerOf(request),
    cookie: cookieOf(request, door.name, 'session'),
  });
}

/**
 * Authorises a request by the endpoint's owner rule, or refuses it. A change needs a matching Origin, a CSRF
 * token bound to the session, and for signed-in callers a bearer token: the cookie alone allows no change
 * (ruling S7-05).
 */
export async function guardRequest(
  door: Door,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const { owner } = endpoint;
  const { session, csrf } = accessOf(owner);
  if (owner.kind === 'machine') {
    const found = await door.checkMachine(bearerOf(request), owner.scope);
    if (found === 'open') return undefined;
    throw new AppError(found === 'closed' ? 'SCOPE_DENIED' : 'SESSION_REQUIRED');
  }
  if (session === 'none') return undefined;
  const changes = csrf && endpoint.method !== 'GET';
  if (changes && !originMatches(request, door.origins)) throw new AppError('CSRF_INVALID');

  const state = await sessionOf(door, request);
  const viewer = state.kind === 'alive' ? state.viewer : undefined;
  if (session !== 'optional') {
    if (state.kind === 'ended') throw new AppError('SESSION_REVOKED');
    if (state.kind === 'none' || (changes && !state.byBearer)) throw new AppError('SESSION_REQUIRED');
  }
  if (changes) checkCsrf(door, request, viewer);
  if (viewer && owner.kind === 'staff' && !owner.roles.some((role) => viewer.roles.includes(role)))
    throw new AppError('ROLE_DENIED');
  if (viewer?.frozen && endpoint.whenFrozen === 'closed') throw new AppError('CABINET_FROZEN');
  if (viewer?.unconfirmed && session === 'buyer' && endpoint.unconfirmed !== 'open')
    throw new AppError('SESSION_INCOMPLETE');
  return viewer;
}

function checkCsrf(door: Door, request: FastifyRequest, viewer: Viewer | undefined): void {
  const token = request.headers['x-csrf-token'];
  const boundTo = viewer?.sessionId ?? cookieOf(request, door.name, 'guest');
  if (!boundTo || typeof token !== 'string' || !csrfValid(door.secret, boundTo, token))
    throw new AppError('CSRF_INVALID');
}
