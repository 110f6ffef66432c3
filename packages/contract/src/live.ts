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
  | 'scoring'
  | 'screens'
  | 'services'
  | 'trust'
  | 'trusted-deal';
export type DeskTopic = 'chat' | 'feedback' | 'passports' | 'powers' | 'queue' | 'services' | 'slips';
/** `estate` goes to everyone, `house` to those who look at the board of a building. */
export type PublicTopic = 'estate' | 'house';
export type Topic = PersonTopic | DeskTopic | PublicTopic;

/** News of the server as a page hears it: what has changed, never the change itself. */
export interface LiveNews {
  readonly topic: Topic;
  readonly id?: string;
}
