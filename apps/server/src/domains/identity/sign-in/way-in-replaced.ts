import { eventKind } from '../../../platform/events.ts';
import type { Visit } from './visit.ts';

/**
 * A person has come by a code alone to a new password, or has another phone: whoever had the account before
 * must keep no way of his own into it (decision 022).
 */
export interface WayInReplaced {
  readonly userId: number;
  readonly visit: Visit;
}

export const wayInReplaced = eventKind<WayInReplaced>('identity.way-in-replaced');
