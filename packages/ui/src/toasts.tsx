import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ToastMessage {
  title?: string | undefined;
  text?: string | undefined;
  tone?: 'good' | 'info' | 'warn' | 'bad' | undefined;
}

const load = () => import('./toast-region.tsx');
const Region = lazy(async () => ({ default: (await load()).ToastRegion }));

let wanted = false;
const waiting = new Set<() => void>();

/** Shows a message over the page for 10 s (S9-08); an error is read out at once. */
export const toast = async (message: ToastMessage): Promise<void> => {
  wanted = true;
  for (const tell of waiting) tell();
  const { addToast } = await load();
  addToast(message);
};

/** Takes every message away: the page that they spoke of is left (S4.6-04). */
export const clearToasts = async (): Promise<void> => {
  if (wanted) (await load()).closeToasts();
};

const subscribe = (tell: () => void) => {
  waiting.add(tell);
  return () => waiting.delete(tell);
};

/** The place of toasts; stands once at the root of an app and loads with the first of them. */
export const Toasts = () => {
  const show = useSyncExternalStore(subscribe, () => wanted);
  return (
    show && (
      <Suspense>
        <Region />
      </Suspense>
    )
  );
};
