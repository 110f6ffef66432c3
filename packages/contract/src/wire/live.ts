/** What a piece of live news may be about, by who hears it. */
export type PersonTopic =
  | 'chat'
  | 'deal'
  | 'discounts'
  | 'feedback'
  | 'flats'
  | 'mortgage'
  | 'notifications'
  | 'passport'
  | 'requests'
  | 'scoring'
  | 'screens'
  | 'trust'
  | 'trusted-deal';
export type DeskTopic = 'chat' | 'feedback' | 'passports' | 'powers' | 'queue' | 'requests' | 'slips';
/** Heard by one member of staff. */
export type StaffTopic = 'screens';
export type EveryoneTopic = 'estate';
/** Heard by those who look at the board of a building. */
export type HouseTopic = 'house';
export type PublicTopic = EveryoneTopic | HouseTopic;
export type Topic = PersonTopic | DeskTopic | PublicTopic;

/** News of the server as a page hears it: what has changed, never the change itself. */
export interface LiveNews {
  readonly topic: Topic;
  readonly id?: string;
}
