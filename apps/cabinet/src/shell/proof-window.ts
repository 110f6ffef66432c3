import { onProofWanted } from '@novosel/client/proof.ts';
import { onSessionEnd } from '@novosel/client/session.ts';
import { useSyncExternalStore } from 'react';
import { setFlag } from './flags.ts';

let end: ((proved: boolean) => void) | undefined;
const listeners = new Set<() => void>();

const become = (next: typeof end) => {
  end = next;
  setFlag('modal', next !== undefined);
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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useProofWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => end !== undefined,
    () => false,
  );
