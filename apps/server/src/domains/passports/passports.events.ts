import { eventKind } from '../../platform/events.ts';

export interface PassportNews {
  readonly userId: number;
  readonly decision: 'checked' | 'refused' | 'change-accepted' | 'change-refused';
  readonly at: Date;
}

/** The desk has decided about a passport, or about a request for another one. */
export const passportDecided = eventKind<PassportNews>('passports.decided');
