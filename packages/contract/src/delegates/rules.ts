import { endOfOwnTerm, ownTermsSince } from '../time/end-of-term.ts';

/**
 * What a trusted person may do for a buyer: view; also pay; also sign. Signing needs a notarial power of
 * attorney (Civil Code, articles 185 and 185.1) that the lawyer has accepted: no checkbox replaces it
 * (decision 034).
 */
export const delegateScopes = ['view', 'pay', 'sign'] as const;
export type DelegateScope = (typeof delegateScopes)[number];

/** Each scope includes those before it. */
const covers: Readonly<Record<DelegateScope, readonly DelegateScope[]>> = {
  view: ['view'],
  pay: ['view', 'pay'],
  sign: ['view', 'pay', 'sign'],
};

/** Whether a given scope allows what another scope names. */
export const scopeCovers = (given: DelegateScope, needed: DelegateScope): boolean =>
  covers[given].includes(needed);

/**
 * The scope in force: «sign» gives only «pay» before the power of attorney is accepted, and after its end.
 */
export const scopeInForce = (given: DelegateScope, hasPower: boolean): DelegateScope =>
  given === 'sign' && !hasPower ? 'pay' : given;

/** Most trusted people at once. */
export const delegatesAtMost = 3;
/** Most invitations in a day: each sends an SMS to a phone that somebody has typed. */
export const invitationsADay = 5;
/** An invitation ends after so many days without acceptance. */
export const invitationDays = 7;
/** At most a year: a forgotten delegation must end by itself. */
export const trustDaysAtMost = 365;

/** Facts by which a delegation is judged. */
export interface DelegationFacts {
  readonly scope: DelegateScope;
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  /** The last moment of its last day. */
  readonly until: Date;
}

/**
 * `waits` for the trusted person; `active`; `over`: ended by either person, by its last day, or never
 * accepted in time.
 */
export type DelegationState = 'waits' | 'active' | 'over';

export const invitationEnd = (createdAt: Date): Date => endOfOwnTerm(createdAt, invitationDays);

/** An unaccepted invitation made before this moment is over. */
export const invitedSince = (now: Date): Date => ownTermsSince(now, invitationDays);

export function delegationState(facts: Omit<DelegationFacts, 'scope'>, now: Date): DelegationState {
  if (facts.endedAt !== null || facts.until <= now) return 'over';
  if (facts.acceptedAt !== null) return 'active';
  return invitationEnd(facts.createdAt) <= now ? 'over' : 'waits';
}

/** Whether a delegation allows what is asked of it; `absent` is answered as if it did not exist. */
export function trustOpens(
  facts: DelegationFacts,
  needed: DelegateScope,
  now: Date,
): 'open' | 'absent' | 'scope' {
  if (delegationState(facts, now) !== 'active') return 'absent';
  return scopeCovers(facts.scope, needed) ? 'open' : 'scope';
}
