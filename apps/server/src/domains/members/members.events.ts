import type { ReturnFinding } from '@novosel/contract/members/papers/returns.ts';
import { eventKind } from '../../platform/events.ts';

/** What later listeners hear of a member of a deal. */
export interface MemberNews {
  readonly what: 'invited' | 'joined' | 'reminded' | 'returned' | 'withdrew' | 'refused' | 'removed';
  readonly memberId: string;
  readonly dealId: string;
  readonly number: string;
  readonly estateId: number;
  readonly mainBuyer: number;
  /** Who fills in the papers of the member; undefined while nobody with an account is known. */
  readonly userId: number | undefined;
  /** As the others know him. */
  readonly name: string;
  /** The reason of a refusal; empty of anything else. */
  readonly reason: string;
  readonly findings: readonly ReturnFinding[];
  readonly at: Date;
}

export const memberNews = eventKind<MemberNews>('members.news');
