import { eventKind } from '../../platform/events.ts';

export interface PassportNews {
  readonly userId: number;
  readonly decision: 'checked' | 'refused' | 'change-accepted' | 'change-refused';
  readonly at: Date;
}

/** The desk has decided about a passport, or about a request for another one. */
export const passportDecided = eventKind<PassportNews>('passports.decided');

export interface PassportReplaced {
  readonly userId: number;
  readonly at: Date;
}

/** A person's passport has changed, by his own act or by an accepted request. */
export const passportReplaced = eventKind<PassportReplaced>('passports.replaced');
