import { lastAnswerAt } from '@novosel/client/live/connection.ts';
import { sharedValue, useShared } from './shared-value.ts';

/**
 * What the start-up load could not bring, by endpoint; `nothing` has come at all when the server is out of
 * reach.
 */
interface Trouble {
  readonly failed: readonly string[];
  readonly nothing: boolean;
}

const none: Trouble = { failed: [], nothing: false };
const trouble = sharedValue(none);

/** Says how the start-up load has ended. */
export const tellTrouble = (failed: readonly string[]): void =>
  trouble.set(failed.length > 0 ? { failed, nothing: lastAnswerAt() === undefined } : none);

export const useTrouble = (): Trouble => useShared(trouble);
