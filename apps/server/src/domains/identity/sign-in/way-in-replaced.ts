import type { BuyerAct } from '../../../platform/act.ts';
import { eventKind } from '../../../platform/events.ts';

/**
 * A person has come by a code alone to a new password, or has another phone: whoever had the account before
 * must keep no way of his own into it (decision 022).
 */
export interface WayInReplaced {
  readonly userId: number;
  /** His act by which it has come about. */
  readonly act: BuyerAct;
}

export const wayInReplaced = eventKind<WayInReplaced>('identity.way-in-replaced');
