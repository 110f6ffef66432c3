import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { eventKind } from '../../platform/events.ts';

interface ConsentWithdrawn {
  readonly userId: number;
  readonly kind: ConsentKind;
  readonly at: Date;
}

/** What is based on a consent ends with it, in the same transaction. */
export const consentWithdrawn = eventKind<ConsentWithdrawn>('consents.withdrawn');
