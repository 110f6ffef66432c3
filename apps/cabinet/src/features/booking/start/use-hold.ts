import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { formatLeft } from '@novosel/contract/time/time.ts';
import { useLocale } from '@novosel/ui/text/i18n.tsx';
import type { ScreenProps } from '../booking-screen.tsx';
import { clockOf, type TimeLeft, timeLeft } from '../status/time-left.ts';
import { useExpiry } from '../status/use-expiry.ts';
import { useServerClock } from '../status/use-server-clock.ts';

interface Hold {
  /** The server's clock, in ms. */
  readonly now: number;
  readonly left: TimeLeft;
  /** «4 дня», «5 часов», and from an hour on «14:32». */
  readonly words: string;
}

/** The running term of a booking; when it is over, the server is asked what has become of it. */
export const useHold = ({ page, receivedAt }: ScreenProps, { holdUntil }: BookingView): Hold => {
  const locale = useLocale();
  const now = useServerClock(page.now, receivedAt);
  const left = timeLeft(Date.parse(holdUntil), now);
  useExpiry(left.over);
  // Above an hour seconds only disturb.
  const words = left.hours > 0 ? (formatLeft(holdUntil, { now, locale }) ?? clockOf(left)) : clockOf(left);
  return { now, left, words };
};
