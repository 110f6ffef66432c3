import { useSyncExternalStore } from 'react';
import { onProofWanted } from './proof.ts';
import { onSessionEnd } from './session.ts';

let end: ((proved: boolean) => void) | undefined;
const listeners = new Set<() => void>();

const become = (next: typeof end) => {
  end = next;
  for (const listener of listeners) listener();
};

/** All calls that wait for re-authentication share one window. */
let asked: Promise<boolean> | undefined;
const ask = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => become(resolve)).finally(() => {
    asked = undefined;
  });
  return asked;
};
onProofWanted(ask);

/** Closes the window and answers the waiting calls: whether the person re-authenticated. */
export const endProof = (proved: boolean): void => {
  if (!end) return;
  end(proved);
  become(undefined);
};
// After the session has ended nobody can re-authenticate.
onSessionEnd(() => endProof(false));

export const isProofWanted = (): boolean => end !== undefined;

/** Calls the listener when the window opens or closes. @returns the function that unsubscribes */
export const watchProof = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useProofWanted = (): boolean => useSyncExternalStore(watchProof, isProofWanted, () => false);
