import type { DealEvent, DealPlace } from '@novosel/contract/deals/rules.ts';
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
  /** What the desk has written of it; null when the clock has done it. */
  readonly reason: string | null;
  readonly at: Date;
}

export const dealMoved = eventKind<DealNews>('deal.moved');
