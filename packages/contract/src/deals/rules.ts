import type { StaffRole } from '../wire/endpoint.ts';
import { type DealPlace, dealPlace, dealPlaces } from './places.ts';

/**
 * The way of a deal after its booking as one table (S4.1-09): the server decides by it, the desk is shown
 * what may come next, the tests try every place with every other, and docs/flows draws it (truth 2 of the
 * domain).
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

/** Whose act it is. An act without a page of its own is recorded at the desk, by `roles`. */
export type DealActor = 'buyer' | 'staff' | 'bank' | 'registry' | 'clock';

export interface DealMove {
  readonly from: DealPlace;
  readonly event: DealEvent;
  readonly actor: DealActor;
  readonly to: DealPlace;
  readonly screen: string;
  /** Who at the desk records it; nobody where the buyer does it on his page. */
  readonly roles: readonly StaffRole[];
  /** It waits for the end of the schedule of payments, where there is one; the last payment makes it then. */
  readonly guard?: { readonly schedulePaid: true };
}

const sales = ['manager', 'admin'] as const satisfies readonly StaffRole[];
const lawyers = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];
const accountants = ['accountant', 'admin'] as const satisfies readonly StaffRole[];

/** What is done on a page of its own, by the buyer or the lawyer: nobody at the desk records it. */
const onHisPage: readonly StaffRole[] = [];

/** Everybody at the desk who records something of this table. */
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
 * Where the desk may be asked to decide what the table does not know: everywhere but at the end, and there
 * already.
 */
const known = dealPlaces.filter((place) => place !== 'exception' && place !== 'completed');

/** Where members who were checked may still change: until the contract is agreed. */
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
  // Members were named before: a new choice does not ask for them again.
  move('parameters', 'renew-parameters', 'buyer', 'total', onHisPage),
  move('parameters', 'choose-mortgage', 'buyer', 'mortgage', onHisPage),
  move('members', 'send-members', 'buyer', 'members-check', onHisPage),
  // Everybody was checked before: only shares were said anew.
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
  // What the contract names has changed before anybody signed it.
  ...(['signing', 'appointment', 'appointment-made'] as const).map((from) =>
    move(from, 'ask-changes', 'clock', 'contract-draft', onHisPage),
  ),
  move('signing', 'choose-paper', 'buyer', 'appointment'),
  move('appointment', 'make-appointment', 'buyer', 'appointment-made'),
  move('appointment-made', 'miss-appointment', 'staff', 'appointment'),
  ...(['appointment-made', 'inspection'] as const).map((place) => move(place, 'move-visit', 'staff', place)),
  move('appointment-made', 'sign-on-paper', 'buyer', 'registration', lawyers),
  move('signing', 'sign-contract', 'buyer', 'counter-signing', lawyers),
  move('counter-signing', 'sign-by-all', 'staff', 'registration', lawyers),
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

/** Why a move cannot be made, as a code of the error register. */
export type MoveRefusal = 'STEP_WRONG' | 'ROLE_DENIED' | 'SCHEDULE_RUNS';
export type DealDecision =
  | { readonly allowed: true; readonly move: DealMove }
  | { readonly allowed: false; readonly why: MoveRefusal };

/** What the guards of the moves ask. */
export interface DealFacts {
  /** A schedule of payments is agreed, and something of it is still to be paid. */
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
