import { useSyncExternalStore } from 'react';
import { onProofWanted } from './proof.ts';
import { onSessionEnd } from './session.ts';

let end: ((proved: boolean) => void) | undefined;
const listeners = new Set<() => void>();

const become = (next: typeof end) => {
  end = next;
  for (const listener of listeners) listener();
};

/** One window for all that wait for the same proof. */
let asked: Promise<boolean> | undefined;
const ask = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => become(resolve)).finally(() => {
    asked = undefined;
  });
  return asked;
};
onProofWanted(ask);

/** Ends the window: whether the person has proved himself. */
export const endProof = (proved: boolean): void => {
  if (!end) return;
  end(proved);
  become(undefined);
};
// Nobody is left to prove himself.
onSessionEnd(() => endProof(false));

export const isProofWanted = (): boolean => end !== undefined;

/** Calls when the window is wanted and when it is not any more. @returns takes the listener away */
export const watchProof = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useProofWanted = (): boolean => useSyncExternalStore(watchProof, isProofWanted, () => false);
