import { lastAnswerAt } from '@novosel/client/live/connection.ts';
import { sharedValue, useShared } from './shared-value.ts';

/**
 * Endpoints whose start-up calls failed; `nothing`: all of them failed, as when the server is unreachable.
 */
interface Trouble {
  readonly failed: readonly string[];
  readonly nothing: boolean;
}

const none: Trouble = { failed: [], nothing: false };
const trouble = sharedValue(none);

/** Notes how the start-up load has ended. */
export const tellTrouble = (failed: readonly string[]): void =>
  trouble.set(failed.length > 0 ? { failed, nothing: lastAnswerAt() === undefined } : none);

export const useTrouble = (): Trouble => useShared(trouble);
