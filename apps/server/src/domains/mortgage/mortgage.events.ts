import type { BidStatus } from '@novosel/contract/mortgage/rules.ts';
import { eventKind } from '../../platform/events.ts';

/** An event of a bank's answer, for later domains. */
export interface BidNews {
  readonly bidId: string;
  readonly userId: number;
  readonly estateId: number;
  /** The bank's name. */
  readonly bank: string;
  readonly status: BidStatus;
  readonly promisedAt: Date | null;
  readonly validUntil: Date | null;
  readonly at: Date;
}

export const bidAnswered = eventKind<BidNews>('mortgage.bid');
