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

/**
 * A person's passport says another thing than before, by his own hand or by a request that the desk has
 * accepted.
 */
export const passportReplaced = eventKind<PassportReplaced>('passports.replaced');
