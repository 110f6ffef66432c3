import {
  type BookingEvent,
  type BookingGuard,
  type BookingMove,
  type BookingState,
  bookingFlow,
  liveStates,
} from '../booking/rules.ts';
import { isSigned } from '../deals/flat-category.ts';
import type { DealPlace } from '../deals/places.ts';
import type { StaffRole } from '../wire/endpoint.ts';

export const deskActs = [
  'extend',
  'change-terms',
  'cancel',
  'confirm-cash',
  'confirm-transfer',
  'return-cash',
  'ask-refund-again',
  'return-otherwise',
] as const;
export type DeskAct = (typeof deskActs)[number];

interface DeskActRule {
  /** The event of the booking flow that the act causes. */
  readonly event: BookingEvent;
  readonly roles: readonly StaffRole[];
}

/** Who may do what at the desk: the owner rules of the endpoints follow from this table, too. */
export const deskActRules = {
  extend: { event: 'extend', roles: ['manager', 'admin'] },
  'change-terms': { event: 'change-terms', roles: ['manager', 'admin'] },
  cancel: { event: 'cancel-by-staff', roles: ['manager', 'admin'] },
  'confirm-cash': { event: 'confirm-cash', roles: ['accountant', 'admin'] },
  'confirm-transfer': { event: 'confirm-transfer', roles: ['accountant', 'admin'] },
  'return-cash': { event: 'return-cash', roles: ['accountant', 'admin'] },
  'ask-refund-again': { event: 'ask-refund-again', roles: ['accountant', 'admin'] },
  'return-otherwise': { event: 'return-otherwise', roles: ['accountant', 'admin'] },
} as const satisfies Record<DeskAct, DeskActRule>;

/** Roles that read the papers of a deal, which contain the buyer's passport (truth 10). */
export const paperRoles = ['manager', 'lawyer', 'admin'] as const satisfies readonly StaffRole[];

export const auditRoles = ['admin'] as const satisfies readonly StaffRole[];

/** Why an act cannot be done now, as an error code. */
export type ActRefusal = 'ROLE_DENIED' | 'STEP_WRONG' | 'HOLD_EXPIRED' | 'TERM_OVER' | 'CONTRACT_SIGNED';

export interface ActPosition {
  readonly state: BookingState;
  /** Whether the term of the hold still runs. */
  readonly holdAlive: boolean;
  /** Whether the last day of the booking itself is not over. */
  readonly termAlive: boolean;
  readonly paidInCash: boolean;
  /** The buyer has payment details, and no transfer by them has come yet. */
  readonly transferAwaited: boolean;
  /** Refunds that the acquirer refuses: of the fee, or of a second payment of it. */
  readonly failedRefunds: readonly FailedRefund[];
  /** The buyer has signed the contract: it, and not the booking, now decides what ends or changes. */
  readonly contractSigned: boolean;
  /** The place of the deal; absent for a booking without a deal. */
  readonly place?: DealPlace | null;
  readonly roles: readonly StaffRole[];
}

const endedByContract: readonly DeskAct[] = ['cancel', 'change-terms'];

interface FailedRefund {
  readonly paidTwice: boolean;
  /** A second payment by transfer: there is no acquirer to ask. */
  readonly byTransfer: boolean;
}

/**
 * The «can» table: act × state × role. The server enforces it, the page disables the button with the reason.
 */
export function refusalOf(act: DeskAct, position: ActPosition): ActRefusal | null {
  const { state, paidInCash, transferAwaited, failedRefunds, contractSigned, roles } = position;
  const rule: DeskActRule = deskActRules[act];
  if (!rule.roles.some((role) => roles.includes(role))) return 'ROLE_DENIED';
  if (contractSigned && endedByContract.includes(act)) return 'CONTRACT_SIGNED';
  if (act === 'extend' && isUnderContract(position)) return 'CONTRACT_SIGNED';
  if (act === 'confirm-transfer' && !transferAwaited) return 'STEP_WRONG';
  const askable =
    act === 'ask-refund-again' ? failedRefunds.filter(({ byTransfer }) => !byTransfer) : failedRefunds;
  const moves = staffMoves(state, rule.event).filter(
    ({ guard }) => (!guard?.paidInCash || paidInCash) && fitsRefund(guard, askable),
  );
  if (moves.length === 0) return 'STEP_WRONG';
  const outlived = (term: 'holdAlive' | 'termAlive') =>
    !position[term] && moves.every(({ guard }) => guard?.[term] === true);
  if (outlived('holdAlive')) return 'HOLD_EXPIRED';
  return outlived('termAlive') ? 'TERM_OVER' : null;
}

/**
 * After the buyer's signature no step depends on the end of the booking; an exception may lead back before
 * it.
 */
const isUnderContract = ({ place }: ActPosition): boolean => isSigned(place ?? null);

export interface ActOutlook extends ActPosition {
  readonly feeDue: boolean;
  readonly feePaid: boolean;
  /** The booking joined a deal: it has no agreement of its own that a new edition could change. */
  readonly joined?: boolean;
}

/** Rare acts that nobody waits for: shown only when they are possible, so that they need no explanation. */
const onlyWhenDue: readonly DeskAct[] = [
  'confirm-transfer',
  'return-cash',
  'ask-refund-again',
  'return-otherwise',
];

/**
 * Whether anybody at the desk can do an act now or at a later state of this booking. Acts that are impossible
 * for ever are left out instead of being shown as disabled.
 */
export function isOffered(act: DeskAct, outlook: ActOutlook): boolean {
  const { roles, event } = deskActRules[act];
  const refused = refusalOf(act, { ...outlook, roles });
  if (outlook.joined && act === 'change-terms') return false;
  if (refused !== 'STEP_WRONG') return refused !== 'CONTRACT_SIGNED';
  if (onlyWhenDue.includes(act)) return false;
  return statesAhead(outlook).some((state) => staffMoves(state, event).length > 0);
}

/** The states that a living booking can still reach. */
function statesAhead({ state, feeDue, feePaid }: ActOutlook): readonly BookingState[] {
  // A paid fee stays paid while the booking lives, and a term keeps its fee.
  const fits = ({ guard }: BookingMove) =>
    (guard?.feeDue ?? feeDue) === feeDue && !(feePaid && guard?.feePaid === false);
  const reached = new Set(liveStates.includes(state) ? [state] : []);
  for (const from of reached)
    for (const row of bookingFlow)
      if (row.from === from && liveStates.includes(row.to) && fits(row)) reached.add(row.to);
  return [...reached];
}

function fitsRefund(guard: BookingGuard | undefined, failed: readonly FailedRefund[]): boolean {
  return !guard?.refundFailed || failed.some(({ paidTwice }) => paidTwice === guard.paidTwice);
}

function staffMoves(state: BookingState, event: BookingEvent): readonly BookingMove[] {
  return bookingFlow.filter((row) => row.from === state && row.event === event && row.actor === 'staff');
}

/** What happens to the money when the desk cancels a booking in this state. */
export type CancelOutcome = 'money-back' | 'money-back-if-it-comes' | 'no-money';

export function cancelOutcome(state: BookingState, feePaid: boolean): CancelOutcome {
  if (feePaid) return 'money-back';
  return state === 'paying' || state === 'unclear' ? 'money-back-if-it-comes' : 'no-money';
}

/** Longest extension of a term by one act, in days from now. */
export const longestExtensionDays = 30;
const dayMs = 86_400_000;

export type ExtensionProblem = 'past' | 'not-longer' | 'too-long' | 'after-term';

/**
 * The problem of a new term, or null. Moments are milliseconds since the epoch.
 * @param term the end of the booking itself, for an unpaid hold: no fee may be taken for a booking that is
 * over
 */
export function extensionProblem(
  until: number,
  { now, end, term }: { now: number; end: number; term?: number | undefined },
): ExtensionProblem | null {
  if (until <= now) return 'past';
  if (until <= end) return 'not-longer';
  if (term !== undefined && until > term) return 'after-term';
  return until > now + longestExtensionDays * dayMs ? 'too-long' : null;
}
