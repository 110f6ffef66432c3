import type { ReturnFinding } from '@novosel/contract/members/papers/returns.ts';
import { eventKind } from '../../platform/events.ts';

/** An event of a member for later listeners. */
export interface MemberNews {
  readonly what: 'invited' | 'joined' | 'reminded' | 'returned' | 'withdrew' | 'refused' | 'removed';
  readonly memberId: string;
  readonly dealId: string;
  readonly number: string;
  readonly estateId: number;
  readonly mainBuyer: number;
  /** Who fills in the papers of the member; undefined without an account. */
  readonly userId: number | undefined;
  /** The name that the others see. */
  readonly name: string;
  /** The reason of a refusal; empty otherwise. */
  readonly reason: string;
  readonly findings: readonly ReturnFinding[];
  readonly at: Date;
}

export const memberNews = eventKind<MemberNews>('members.news');
