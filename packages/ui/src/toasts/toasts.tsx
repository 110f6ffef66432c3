import { useSyncExternalStore } from 'react';
import { late } from '../status/late.tsx';
import type { ToastMessage } from './toast-message.ts';

/** Messages that wait for the region's code. */
const unsaid: ToastMessage[] = [];
let closeShown = () => {};

const Region = late(async () => {
  const { ToastRegion, addToast, closeToasts } = await import('./toast-region.tsx');
  closeShown = closeToasts;
  unsaid.splice(0).forEach(addToast);
  return ToastRegion;
});

let asked = 0;
const waiting = new Set<() => void>();

/** Shows a message over the page for 10 s (S9-08); a screen reader announces an error at once. */
export const toast = async (message: ToastMessage): Promise<void> => {
  unsaid.push(message);
  asked += 1;
  for (const tell of waiting) tell();
  await Region.bring().catch(() => undefined);
};

/** Closes all messages: the person has left the page that they were about (S4.6-04). */
export const clearToasts = (): void => {
  unsaid.length = 0;
  closeShown();
};

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

/** The region of toasts; once at the root of an app, loaded with the first of them. */
export const Toasts = () => <Region when={useSyncExternalStore(subscribe, () => asked)} />;
