import { useSyncExternalStore } from 'react';
import { late } from '../status/late.tsx';
import type { ToastMessage } from './toast-message.ts';

/** Messages of whose region the code has not come yet. */
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

/** Shows a message over the page for 10 s (S9-08); an error is read out at once. */
export const toast = async (message: ToastMessage): Promise<void> => {
  unsaid.push(message);
  asked += 1;
  for (const tell of waiting) tell();
  await Region.bring().catch(() => undefined);
};

/** Takes every message away: the page that they spoke of is left (S4.6-04). */
export const clearToasts = (): void => {
  unsaid.length = 0;
  closeShown();
};

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

/** The place of toasts; stands once at the root of an app and loads with the first of them. */
export const Toasts = () => <Region when={useSyncExternalStore(subscribe, () => asked)} />;
