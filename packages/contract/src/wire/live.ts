/** Topics of live news, by their audience. */
export type PersonTopic =
  | 'chat'
  | 'deal'
  | 'discounts'
  | 'eds'
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
export type DeskTopic = 'chat' | 'eds' | 'feedback' | 'passports' | 'powers' | 'queue' | 'requests' | 'slips';
/** Sent to one member of staff. */
export type StaffTopic = 'screens';
export type EveryoneTopic = 'estate';
/** Sent to people who look at the chart of a building. */
export type HouseTopic = 'house';
export type PublicTopic = EveryoneTopic | HouseTopic;
export type Topic = PersonTopic | DeskTopic | PublicTopic;

/** A news message of the server: what has changed, without the change itself. */
export interface LiveNews {
  readonly topic: Topic;
  readonly id?: string;
}
