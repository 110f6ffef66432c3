import type { BuyerAct } from '../../../platform/act.ts';
import { eventKind } from '../../../platform/events.ts';

/**
 * A person has a new password by a code alone, or a new phone: a former holder of the account must not keep
 * another way in (decision 022).
 */
export interface WayInReplaced {
  readonly userId: number;
  /** The act that caused it. */
  readonly act: BuyerAct;
}

export const wayInReplaced = eventKind<WayInReplaced>('identity.way-in-replaced');
