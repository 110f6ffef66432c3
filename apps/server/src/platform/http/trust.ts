import { type DelegateScope, trustOpens } from '@novosel/contract/delegates/rules.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../app-error.ts';
import type { Viewer } from './viewer.ts';

/** The delegation by which a trusted person acts. */
export interface Trust {
  readonly id: string;
  readonly principalId: number;
  /** Name and surname. */
  readonly principal: string;
  readonly scope: DelegateScope;
  readonly until: Date;
}

/** An accepted delegation, whatever has happened to it since. */
export interface FoundTrust extends Trust {
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  /** Whether the principal has frozen his cabinet. */
  readonly frozen: boolean;
}

export interface AskedTrust {
  readonly id: string;
  readonly delegateId: number;
  readonly now: Date;
}

export type FindTrust = (asked: AskedTrust) => Promise<FoundTrust | undefined>;

/**
 * Allows a trusted person to act within his scope. An ended, expired, unaccepted, foreign or unknown
 * delegation gives the same 404.
 * @throws AppError NOT_FOUND, DELEGATE_SCOPE, PRINCIPAL_FROZEN
 */
export function assertTrust(
  found: FoundTrust | undefined,
  endpoint: Pick<AnyEndpoint, 'owner' | 'whenFrozen'>,
  now: Date,
): Trust {
  if (!found || endpoint.owner.kind !== 'delegate') throw new AppError('NOT_FOUND');
  const answer = trustOpens(found, endpoint.owner.scope, now);
  if (answer === 'absent') throw new AppError('NOT_FOUND');
  if (answer === 'scope') throw new AppError('DELEGATE_SCOPE');
  if (found.frozen && endpoint.whenFrozen === 'closed') throw new AppError('PRINCIPAL_FROZEN');
  return found;
}

const isId = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

/** The delegation of a call; undefined for an endpoint that is not for trusted persons. */
export async function trustOf(
  { findTrust, clock }: { readonly findTrust: FindTrust; readonly clock: { now(): Date } },
  endpoint: AnyEndpoint,
  viewer: Viewer,
  params: unknown,
): Promise<Trust | undefined> {
  const { owner } = endpoint;
  if (owner.kind !== 'delegate') return undefined;
  const id = (params as Record<string, unknown>)[owner.param];
  const now = clock.now();
  const found = isId(id) ? await findTrust({ id, delegateId: viewer.userId, now }) : undefined;
  return assertTrust(found, endpoint, now);
}
