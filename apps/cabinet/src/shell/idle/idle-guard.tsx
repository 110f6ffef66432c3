import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { startIdleClock } from './idle-clock.ts';

const RefreshModal = lazy(async () => ({ default: (await import('./refresh-modal.tsx')).RefreshModal }));

/** The window is for wide screens only (S2.7-12, S4.5-01). */
const isDesktop = () => window.matchMedia('(min-width: 1232px)').matches;

/** After 15 minutes without an act asks to refresh; its code comes only then. */
export const IdleGuard = () => {
  const { key } = useLocation();
  const clock = useRef<ReturnType<typeof startIdleClock>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    clock.current = startIdleClock(() => {
      if (isDesktop()) setOpen(true);
    });
    return () => clock.current?.stop();
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    clock.current?.reset();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the place is the event (S4.6-01)
  useEffect(close, [key, close]);
  if (!open) return null;
  return (
    <Suspense>
      <RefreshModal onClose={close} />
    </Suspense>
  );
};
