import type { StaffRole } from '../wire/endpoint.ts';
import { type DealPlace, dealPlace, dealPlaces } from './places.ts';

/**
 * The flow of a deal after its booking as one table (S4.1-09): the server decides by it, the desk shows the
 * next moves by it, tests try every place with every other, and docs/flows draws it (truth 2 of the domain).
 */
export const dealEvents = [
  'choose-parameters',
  'renew-parameters',
  'send-members',
  'name-members',
  'pass-members',
  'rename-members',
  'recheck-members',
  'return-members',
  'ask-documents',
  'bring-documents',
  'choose-mortgage',
  'send-application',
  'take-application',
  'offer-mortgage',
  'approve-mortgage',
  'decline-mortgage',
  'choose-other-payment',
  'change-parameters',
  'confirm-total',
  'delay-contract',
  'make-contract',
  'ask-changes',
  'accept-contract',
  'choose-paper',
  'make-appointment',
  'miss-appointment',
  'move-visit',
  'sign-on-paper',
  'sign-contract',
  'sign-by-all',
  'refuse-signature',
  'register',
  'pay-price',
  'invite-to-inspection',
  'find-defects',
  'accept-flat',
  'raise-exception',
  'settle-exception',
] as const;
export type DealEvent = (typeof dealEvents)[number];

export const isDealEvent = (event: string): event is DealEvent => dealEvents.some((one) => one === event);

/** Whose act it is. The desk (`roles`) records an act that has no page of its own. */
export type DealActor = 'buyer' | 'staff' | 'bank' | 'registry' | 'clock';

export interface DealMove {
  readonly from: DealPlace;
  readonly event: DealEvent;
  readonly actor: DealActor;
  readonly to: DealPlace;
  readonly screen: string;
  /** Roles that record it at the desk; empty where the buyer does it on his page. */
  readonly roles: readonly StaffRole[];
  /**
   * Allowed only after the schedule of payments, if there is one, is paid; the last payment then makes this
   * move.
   */
  readonly guard?: { readonly schedulePaid: true };
}

const sales = ['manager', 'admin'] as const satisfies readonly StaffRole[];
const lawyers = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];
const accountants = ['accountant', 'admin'] as const satisfies readonly StaffRole[];

/** Done on its own page by the buyer or the lawyer: nobody at the desk records it. */
const onHisPage: readonly StaffRole[] = [];

/** All roles that record a move of this table. */
export const dealMoveRoles = [
  'manager',
  'lawyer',
  'accountant',
  'admin',
] as const satisfies readonly StaffRole[];

const move = (
  from: DealPlace,
  event: DealEvent,
  actor: DealActor,
  to: DealPlace,
  roles: readonly StaffRole[] = sales,
): DealMove => ({ from, event, actor, to, roles, screen: dealPlace(to).screen });

/**
 * Places from which the desk may be asked for a decision that the table lacks: all except the end and the
 * exception itself.
 */
const known = dealPlaces.filter((place) => place !== 'exception' && place !== 'completed');

/** Places where checked members may still change: until the contract is agreed. */
const afterMembers = [
  'mortgage',
  'mortgage-declined',
  'total',
  'contract-draft',
  'contract-late',
  'contract-reading',
] as const satisfies readonly DealPlace[];

export const dealFlow: readonly DealMove[] = [
  move('parameters', 'choose-parameters', 'buyer', 'members', onHisPage),
  // The members are already named: a new choice does not ask for them again.
  move('parameters', 'renew-parameters', 'buyer', 'total', onHisPage),
  move('parameters', 'choose-mortgage', 'buyer', 'mortgage', onHisPage),
  move('members', 'send-members', 'buyer', 'members-check', onHisPage),
  // All members were already checked: only shares have changed.
  move('members', 'name-members', 'buyer', 'total', onHisPage),
  move('members', 'choose-mortgage', 'buyer', 'mortgage', onHisPage),
  move('members-check', 'pass-members', 'staff', 'total', onHisPage),
  move('members-check', 'choose-mortgage', 'staff', 'mortgage', onHisPage),
  move('members-check', 'ask-documents', 'staff', 'member-documents', onHisPage),
  move('member-documents', 'bring-documents', 'buyer', 'members-check', onHisPage),
  ...(['members-check', 'member-documents', ...afterMembers] as const).map((from) =>
    move(from, 'rename-members', 'buyer', 'members', onHisPage),
  ),
  ...afterMembers.flatMap((from) => [
    move(from, 'recheck-members', 'clock', 'members-check', onHisPage),
    move(from, 'return-members', 'clock', 'member-documents', onHisPage),
  ]),
  ...(['mortgage', 'mortgage-declined'] as const).map((from) =>
    move(from, 'send-application', 'buyer', 'mortgage-sent'),
  ),
  ...(['mortgage-sent', 'mortgage-offers'] as const).map((from) =>
    move(from, 'take-application', 'bank', 'mortgage-awaits'),
  ),
  ...(['mortgage-sent', 'mortgage-awaits'] as const).map((from) =>
    move(from, 'offer-mortgage', 'bank', 'mortgage-offers'),
  ),
  ...(['mortgage-sent', 'mortgage-offers', 'mortgage-awaits'] as const).flatMap((from) => [
    move(from, 'approve-mortgage', from === 'mortgage-offers' ? 'buyer' : 'bank', 'total'),
    move(from, 'decline-mortgage', 'bank', 'mortgage-declined'),
  ]),
  ...(['mortgage', 'mortgage-declined'] as const).map((from) =>
    move(from, 'choose-other-payment', 'buyer', 'parameters', onHisPage),
  ),
  ...(['members', 'members-check', 'member-documents', 'total'] as const).map((from) =>
    move(from, 'change-parameters', 'buyer', 'parameters', onHisPage),
  ),
  move('total', 'confirm-total', 'buyer', 'contract-draft', onHisPage),
  move('contract-draft', 'delay-contract', 'clock', 'contract-late', onHisPage),
  ...(['contract-draft', 'contract-late'] as const).map((from) =>
    move(from, 'make-contract', 'staff', 'contract-reading', onHisPage),
  ),
  move('contract-reading', 'ask-changes', 'buyer', 'contract-draft', onHisPage),
  move('contract-reading', 'accept-contract', 'buyer', 'signing', onHisPage),
  // Data in the contract has changed before anybody signed it.
  ...(['signing', 'appointment', 'appointment-made'] as const).map((from) =>
    move(from, 'ask-changes', 'clock', 'contract-draft', onHisPage),
  ),
  move('signing', 'choose-paper', 'buyer', 'appointment'),
  move('appointment', 'make-appointment', 'buyer', 'appointment-made'),
  move('appointment-made', 'miss-appointment', 'staff', 'appointment'),
  ...(['appointment-made', 'inspection'] as const).map((place) => move(place, 'move-visit', 'staff', place)),
  move('appointment-made', 'sign-on-paper', 'buyer', 'registration', lawyers),
  // Nobody records a signature: it is there, or it is not (promise 48).
  move('signing', 'sign-contract', 'buyer', 'counter-signing', onHisPage),
  move('counter-signing', 'sign-by-all', 'staff', 'registration', onHisPage),
  move('signing', 'refuse-signature', 'buyer', 'contract-draft', onHisPage),
  move('registration', 'register', 'registry', 'funding', lawyers),
  { ...move('funding', 'pay-price', 'buyer', 'handover', accountants), guard: { schedulePaid: true } },
  move('handover', 'invite-to-inspection', 'staff', 'inspection'),
  move('inspection', 'find-defects', 'buyer', 'handover'),
  move('inspection', 'accept-flat', 'buyer', 'completed'),
  ...known.map((from) => move(from, 'raise-exception', 'staff', 'exception')),
  ...known.map((to) => move('exception', 'settle-exception', 'staff', to)),
];

export const movesFrom = (place: DealPlace): readonly DealMove[] =>
  dealFlow.filter(({ from }) => from === place);

/** Why a move cannot be made, as an error code. */
export type MoveRefusal = 'STEP_WRONG' | 'ROLE_DENIED' | 'SCHEDULE_RUNS';
export type DealDecision =
  | { readonly allowed: true; readonly move: DealMove }
  | { readonly allowed: false; readonly why: MoveRefusal };

/** Facts for the guards of the moves. */
export interface DealFacts {
  /** A schedule of payments is agreed and not completely paid. */
  readonly scheduleRuns: boolean;
}

/** The move from one place to another, and whether one of these roles may record it. */
export function decideDeal(
  from: DealPlace,
  to: DealPlace,
  roles: readonly StaffRole[],
  { scheduleRuns }: DealFacts,
): DealDecision {
  const found = dealFlow.find((row) => row.from === from && row.to === to);
  if (!found) return { allowed: false, why: 'STEP_WRONG' };
  if (!found.roles.some((role) => roles.includes(role))) return { allowed: false, why: 'ROLE_DENIED' };
  const waits = found.guard?.schedulePaid && scheduleRuns;
  return waits ? { allowed: false, why: 'SCHEDULE_RUNS' } : { allowed: true, move: found };
}
