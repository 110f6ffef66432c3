import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { setFlag, useFlag } from '../../shared/page/flags.ts';
import { startIdleClock } from './idle-clock.ts';

/** The window is for wide screens only (S2.7-12, S4.5-01). */
const isDesktop = () => window.matchMedia('(min-width: 1232px)').matches;

/**
 * Offers to refresh after 15 minutes without an act; closing the window or leaving the page restarts the
 * timer.
 */
export const IdleGuard = () => {
  const { key } = useLocation();
  const open = useFlag('refresh');
  const clock = useRef<ReturnType<typeof startIdleClock>>(undefined);
  useEffect(() => {
    clock.current = startIdleClock(() => {
      if (isDesktop()) setFlag('refresh', true);
      else clock.current?.reset();
    });
    return () => clock.current?.stop();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the place is the event (S4.6-01)
  useEffect(() => {
    if (!open) clock.current?.reset();
  }, [key, open]);
  return null;
};
