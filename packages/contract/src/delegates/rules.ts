/**
 * What a trusted person may do for a buyer: look, or look and pay. Signing is not among them: who signs for another needs a
 * notarial power of attorney (Civil Code, articles 185 and 185.1), which no tick on a page replaces (decision 034).
 */
export const delegateScopes = ['view', 'pay'] as const;
export type DelegateScope = (typeof delegateScopes)[number];

/** Each scope holds those before it. */
const covers: Readonly<Record<DelegateScope, readonly DelegateScope[]>> = {
  view: ['view'],
  pay: ['view', 'pay'],
};

/** At most so many people at once. */
export const delegatesAtMost = 3;
/** At most so many invitations in a day: each sends an SMS to a phone that somebody has typed. */
export const invitationsADay = 5;
/** An invitation that nobody has accepted ends by itself. */
export const invitationDays = 7;
/** At most a year: what is forgotten must end by itself. */
export const trustDaysAtMost = 365;

const dayMs = 86_400_000;

/** What a delegation is judged by. */
export interface DelegationFacts {
  readonly scope: DelegateScope;
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  /** The last moment of its last day. */
  readonly until: Date;
}

/** `waits` for the trusted person; `active`; `over`: ended by one of the two, by its day, or never accepted in time. */
export type DelegationState = 'waits' | 'active' | 'over';

export const invitationEnd = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + invitationDays * dayMs);

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
  return covers[facts.scope].includes(needed) ? 'open' : 'scope';
}
