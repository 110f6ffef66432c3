import { eventKind } from '../../platform/events.ts';
import type { MeetingRow } from './appointments.repo.ts';

/** What parties hear of a meeting whose deal has not moved. */
export interface MeetingNews {
  readonly what: 'talk-made' | 'talk-moved' | 'talk-cancelled' | 'kept-for-you';
  readonly meeting: MeetingRow;
  readonly dealId: string;
  /** Of the deal. */
  readonly number: string;
  readonly estateId: number;
  /** Until when the time is kept, of `kept-for-you`. */
  readonly until: Date | null;
  readonly at: Date;
}

export const meetingNews = eventKind<MeetingNews>('appointments.meeting');
