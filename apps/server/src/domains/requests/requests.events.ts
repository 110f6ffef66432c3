import { eventKind } from '../../platform/events.ts';

export interface RequestNews<Kind extends string = string, State extends string = string> {
  readonly requestId: string;
  readonly number: number;
  readonly kind: Kind;
  readonly state: State;
  readonly userId: number;
  readonly at: Date;
}

/** The desk has made a step. */
export const requestMoved = eventKind<RequestNews>('requests.moved');
/** The promised day of the next step has passed. */
export const requestLate = eventKind<RequestNews>('requests.late');
