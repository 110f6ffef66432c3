/** The content of a notification. */
export interface News<Event, Body> {
  event: Event;
  object: Body;
}

/** A notification with the state of its delivery. */
export interface StoredNotice<Event = string, Body = object> extends News<Event, Body> {
  id: string;
  /** As it was at the event, never updated. */
  object: Body;
  at: string;
  tries: number;
  state: 'waiting' | 'delivered' | 'failed';
  lastAnswer: string | null;
}
