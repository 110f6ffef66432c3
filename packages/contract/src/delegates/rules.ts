import { endOfOwnTerm, ownTermsSince } from '../time/end-of-term.ts';

/**
 * What a trusted person may do for a buyer: look, pay besides, sign besides. To sign takes a notarial power
 * of attorney (Civil Code, articles 185 and 185.1) that the lawyer has accepted: no tick on a page replaces
 * it (decision 034).
 */
export const delegateScopes = ['view', 'pay', 'sign'] as const;
export type DelegateScope = (typeof delegateScopes)[number];

/** Each scope holds those before it. */
const covers: Readonly<Record<DelegateScope, readonly DelegateScope[]>> = {
  view: ['view'],
  pay: ['view', 'pay'],
  sign: ['view', 'pay', 'sign'],
};

/** Whether whoever has a scope may do what another one names. */
export const scopeCovers = (given: DelegateScope, needed: DelegateScope): boolean =>
  covers[given].includes(needed);

/**
 * What a delegation gives now: who was given the right to sign only pays until his power of attorney is
 * accepted, and after its end.
 */
export const scopeInForce = (given: DelegateScope, hasPower: boolean): DelegateScope =>
  given === 'sign' && !hasPower ? 'pay' : given;

/** At most so many people at once. */
export const delegatesAtMost = 3;
/** At most so many invitations in a day: each sends an SMS to a phone that somebody has typed. */
export const invitationsADay = 5;
/** An invitation that nobody has accepted ends by itself. */
export const invitationDays = 7;
/** At most a year: what is forgotten must end by itself. */
export const trustDaysAtMost = 365;

/** What a delegation is judged by. */
export interface DelegationFacts {
  readonly scope: DelegateScope;
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  /** The last moment of its last day. */
  readonly until: Date;
}

/**
 * `waits` for the trusted person; `active`; `over`: ended by one of the two, by its day, or never accepted in
 * time.
 */
export type DelegationState = 'waits' | 'active' | 'over';

export const invitationEnd = (createdAt: Date): Date => endOfOwnTerm(createdAt, invitationDays);

/** An invitation that nobody has accepted is over when it was made before this moment. */
export const invitedSince = (now: Date): Date => ownTermsSince(now, invitationDays);

export function delegationState(facts: Omit<DelegationFacts, 'scope'>, now: Date): DelegationState {
  if (facts.endedAt !== null || facts.until <= now) return 'over';
  if (facts.acceptedAt !== null) return 'active';
  return invitationEnd(facts.createdAt) <= now ? 'over' : 'waits';
}

/** Whether a delegation opens what is asked of it: `absent` is answered as if there were none. */
export function trustOpens(
  facts: DelegationFacts,
  needed: DelegateScope,
  now: Date,
): 'open' | 'absent' | 'scope' {
  if (delegationState(facts, now) !== 'active') return 'absent';
  return scopeCovers(facts.scope, needed) ? 'open' : 'scope';
}
