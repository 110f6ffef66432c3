import type { ErrorCode } from '../errors/errors.ts';
import type { OwnerRule } from './endpoint.ts';

export type OwnerKind = OwnerRule['kind'];

/**
 * How calls of one owner kind are authorised. The guard, the OpenAPI page and the test matrices use this
 * table.
 */
interface OwnerAccess {
  /** The session that a call needs; `optional`: read when present; `none`: ignored. */
  readonly session: 'buyer' | 'staff' | 'optional' | 'none';
  /** A change needs our Origin and the CSRF token of its session. */
  readonly csrf: boolean;
  /** Refusals of the guard that are specific to this kind, whatever the method. */
  readonly refusals: readonly ErrorCode[];
}

const buyer = ['SESSION_REQUIRED', 'SESSION_REVOKED', 'SESSION_INCOMPLETE'] as const;

const accessByKind = {
  public: { session: 'optional', csrf: true, refusals: [] },
  guest: { session: 'optional', csrf: true, refusals: [] },
  self: { session: 'buyer', csrf: true, refusals: buyer },
  'deal-member': { session: 'buyer', csrf: true, refusals: buyer },
  delegate: { session: 'buyer', csrf: true, refusals: [...buyer, 'NOT_FOUND', 'DELEGATE_SCOPE'] },
  staff: { session: 'staff', csrf: true, refusals: ['SESSION_REQUIRED', 'SESSION_REVOKED', 'ROLE_DENIED'] },
  machine: { session: 'none', csrf: false, refusals: ['SESSION_REQUIRED', 'SCOPE_DENIED'] },
  provider: { session: 'none', csrf: false, refusals: [] },
} as const satisfies Record<OwnerKind, OwnerAccess>;

export const ownerKinds = Object.keys(accessByKind) as readonly OwnerKind[];

/** Kinds whose calls may reach the use case without a signed-in person. */
export type UnsignedKind = {
  [Kind in OwnerKind]: (typeof accessByKind)[Kind]['session'] extends 'buyer' | 'staff' ? never : Kind;
}[OwnerKind];

/** @throws Error for a kind that is not in the table: access is never guessed */
export function accessOf({ kind }: Pick<OwnerRule, 'kind'>): OwnerAccess {
  if (!Object.hasOwn(accessByKind, kind)) throw new Error(`nobody knows how calls of «${kind}» are let in`);
  return accessByKind[kind];
}

/** Whether a call needs a signed-in person. */
export const needsSession = (owner: Pick<OwnerRule, 'kind'>): boolean =>
  ['buyer', 'staff'].includes(accessOf(owner).session);

/** Whether a call needs a credential: a session, or a machine's token. */
export const isClosed = (owner: Pick<OwnerRule, 'kind'>): boolean =>
  accessOf(owner).refusals.includes('SESSION_REQUIRED');
