import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DealEvent } from '@novosel/contract/deals/rules.ts';
import type { ScheduleAct } from '@novosel/contract/deals/schedule-rules.ts';
import type { Visit } from '@novosel/contract/deals/visit.ts';
import { eventKind } from '../../platform/events.ts';

/** What later domains hear of a deal. */
export interface DealNews {
  readonly dealId: string;
  readonly number: string;
  readonly estateId: number;
  readonly mainBuyer: number;
  /** The main buyer and every other member. */
  readonly members: readonly number[];
  readonly event: DealEvent;
  readonly from: DealPlace;
  readonly to: DealPlace;
  readonly dueAt: Date | null;
  /** The deal along with which its estate was taken; null of one that stands alone. */
  readonly linkedTo: string | null;
  /** When and where the buyer is awaited now. */
  readonly visit: Visit | null;
  /** What the desk has written of it; null when the clock has done it. */
  readonly reason: string | null;
  readonly at: Date;
}

export const dealMoved = eventKind<DealNews>('deal.moved');

/** A later day that was promised for a contract has passed without it. */
export interface MissedNews {
  readonly dealId: string;
  readonly estateId: number;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly at: Date;
}

export const contractMissed = eventKind<MissedNews>('deal.contract-missed');

/** What later domains hear of the schedule of payments of a deal. */
export interface ScheduleNews {
  readonly dealId: string;
  readonly number: string;
  readonly estateId: number;
  /** Money is his alone to know of. */
  readonly mainBuyer: number;
  readonly what: ScheduleAct | 'payment-soon' | 'payment-late';
  /** The day of the next payment; null when all have come. */
  readonly nextDueOn: string | null;
  /** What the desk has written of it; null when the clock tells. */
  readonly reason: string | null;
  readonly at: Date;
}

export const scheduleNews = eventKind<ScheduleNews>('deal.schedule');

/** Published when the buyer begins to see an escrow account, or sees another one than before. */
export interface EscrowNews {
  readonly dealId: string;
  readonly number: string;
  readonly estateId: number;
  /** Money is his alone to know of. */
  readonly mainBuyer: number;
  readonly replaced: boolean;
  readonly at: Date;
}

export const escrowRecorded = eventKind<EscrowNews>('deal.escrow-recorded');

/** A trusted person has signed the agreement of a booking in the buyer's name. */
export interface SignedNews {
  readonly principalId: number;
  readonly delegateId: number;
  readonly estateId: number;
  readonly bookingId: string;
  readonly at: Date;
}

export const signedForPrincipal = eventKind<SignedNews>('deal.signed-for-principal');
