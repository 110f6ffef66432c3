import { lazy, Suspense, useEffect, useState } from 'react';

export interface ToastMessage {
  title?: string | undefined;
  text?: string | undefined;
  tone?: 'good' | 'bad' | 'info' | undefined;
}

const load = () => import('./toast-region.tsx');
const Region = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Shows a message over the page for 10 s (S9-08); an error is read out at once. */
export const toast = async (message: ToastMessage): Promise<void> => {
  const { addToast } = await load();
  addToast(message);
};

const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, 1000);
  return () => clearTimeout(id);
};

/** The place of toasts; stands once at the root of an app and loads when the page is quiet. */
export const Toasts = () => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    wanted && (
      <Suspense>
        <Region />
      </Suspense>
    )
  );
};
