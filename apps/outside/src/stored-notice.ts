/** What a client is told. */
export interface News<Event, Body> {
  event: Event;
  object: Body;
}

/** What a client is told, and how far that has come. */
export interface StoredNotice<Event = string, Body = object> extends News<Event, Body> {
  id: string;
  /** As it was at the event, never refreshed. */
  object: Body;
  at: string;
  tries: number;
  state: 'waiting' | 'delivered' | 'failed';
  lastAnswer: string | null;
}
