import { lastAnswerAt } from '@novosel/client/live/connection.ts';
import { useSyncExternalStore } from 'react';

/**
 * What the start-up load could not bring, by endpoint; `nothing` has come at all when the server is out of
 * reach.
 */
interface Trouble {
  readonly failed: readonly string[];
  readonly nothing: boolean;
}

const none: Trouble = { failed: [], nothing: false };
let trouble = none;
const listeners = new Set<() => void>();

/** Says how the start-up load has ended. */
export const tellTrouble = (failed: readonly string[]): void => {
  trouble = failed.length > 0 ? { failed, nothing: lastAnswerAt() === undefined } : none;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTrouble = (): Trouble =>
  useSyncExternalStore(
    subscribe,
    () => trouble,
    () => none,
  );
