import type { StaffRole } from '../endpoint.ts';
import { dealStep } from './steps.ts';

/**
 * The way of a deal after its booking as one table (S4.1-09): the server decides by it, the desk is shown what may come
 * next, the tests try every place with every other, and docs/flows draws it (truth 2 of the domain).
 *
 * A place is a step code of S4.1-07; between the price and the keys, which are years apart, step 221 has two more.
 */
export const dealPlaces = [
  '206',
  '207',
  '205',
  '212',
  '214',
  '215',
  '216',
  '213',
  '209',
  '210',
  '203',
  '204',
  '208',
  '217',
  '211',
  '218',
  '220',
  'handover',
  'inspection',
  '221',
  '219',
] as const;
export type DealPlace = (typeof dealPlaces)[number];

/** What a deal waits for at step 221; without one it is over. */
export const handovers = ['handover', 'inspection'] as const satisfies readonly DealPlace[];
export type Handover = (typeof handovers)[number];

export const dealEvents = [
  'choose-parameters',
  'name-members',
  'ask-documents',
  'bring-documents',
  'choose-mortgage',
  'send-application',
  'take-application',
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

/** Whose act it is; until his own page exists, the desk records it from what it has seen or was brought. */
export type DealActor = 'buyer' | 'staff' | 'bank' | 'registry' | 'clock';

export interface DealMove {
  readonly from: DealPlace;
  readonly event: DealEvent;
  readonly actor: DealActor;
  readonly to: DealPlace;
  readonly screen: string;
  /** Who at the desk records it. */
  readonly roles: readonly StaffRole[];
  /** It waits for the end of the schedule of payments, where there is one; the last payment makes it then. */
  readonly guard?: { readonly schedulePaid: true };
}

const sales = ['manager', 'admin'] as const satisfies readonly StaffRole[];
const lawyers = ['lawyer', 'admin'] as const satisfies readonly StaffRole[];
const accountants = ['accountant', 'admin'] as const satisfies readonly StaffRole[];

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
): DealMove => ({ from, event, actor, to, roles, screen: dealStep(stepOf(to)).screen });

/** Where the desk may be asked to decide what the table does not know: everywhere but at the end, and there already. */
const known = dealPlaces.filter((place) => place !== '219' && place !== '221');

export const dealFlow: readonly DealMove[] = [
  move('206', 'choose-parameters', 'buyer', '207'),
  move('207', 'name-members', 'buyer', '213'),
  move('207', 'ask-documents', 'staff', '205'),
  move('205', 'bring-documents', 'buyer', '213'),
  ...(['207', '205'] as const).map((from) => move(from, 'choose-mortgage', 'buyer', '212')),
  ...(['212', '216'] as const).map((from) => move(from, 'send-application', 'buyer', '214')),
  move('214', 'take-application', 'bank', '215'),
  ...(['214', '215'] as const).flatMap((from) => [
    move(from, 'approve-mortgage', 'bank', '213'),
    move(from, 'decline-mortgage', 'bank', '216'),
  ]),
  ...(['212', '216'] as const).map((from) => move(from, 'choose-other-payment', 'buyer', '213')),
  move('213', 'change-parameters', 'buyer', '206'),
  move('213', 'confirm-total', 'buyer', '209'),
  move('209', 'delay-contract', 'clock', '210', lawyers),
  ...(['209', '210'] as const).map((from) => move(from, 'make-contract', 'staff', '203', lawyers)),
  move('203', 'ask-changes', 'buyer', '209'),
  move('203', 'accept-contract', 'buyer', '217'),
  ...(['203', '217'] as const).map((from) => move(from, 'choose-paper', 'buyer', '204')),
  move('204', 'make-appointment', 'buyer', '208'),
  move('208', 'miss-appointment', 'staff', '204'),
  ...(['208', 'inspection'] as const).map((place) => move(place, 'move-visit', 'staff', place)),
  move('208', 'sign-on-paper', 'buyer', '218', lawyers),
  move('217', 'sign-contract', 'buyer', '211', lawyers),
  move('211', 'sign-by-all', 'staff', '218', lawyers),
  move('218', 'register', 'registry', '220', lawyers),
  { ...move('220', 'pay-price', 'buyer', 'handover', accountants), guard: { schedulePaid: true } },
  move('handover', 'invite-to-inspection', 'staff', 'inspection'),
  move('inspection', 'find-defects', 'buyer', 'handover'),
  move('inspection', 'accept-flat', 'buyer', '221'),
  ...known.map((from) => move(from, 'raise-exception', 'staff', '219')),
  ...known.map((to) => move('219', 'settle-exception', 'staff', to)),
];

/** The code of the step that a place belongs to. */
export function stepOf(place: DealPlace): number {
  return isHandover(place) ? 221 : Number(place);
}

/** The place of a deal; a code without a meaning is an exception that the desk decides (S4.1-08). */
export function placeOf({ step, handover }: { step: number; handover: string | null }): DealPlace {
  if (step === 221 && isHandover(handover)) return handover;
  return dealPlaces.find((place) => place === String(step)) ?? '219';
}

export function isHandover(place: string | null): place is Handover {
  return handovers.some((one) => one === place);
}

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
