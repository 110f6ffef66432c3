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
  /** The time left: «4 дня», «5 часов», and in the last hour «14:32». */
  readonly words: string;
}

/** The running hold of a booking; when it is over, asks the server for the state of the booking. */
export const useHold = ({ page, receivedAt }: ScreenProps, { holdUntil }: BookingView): Hold => {
  const locale = useLocale();
  const now = useServerClock(page.now, receivedAt);
  const left = timeLeft(Date.parse(holdUntil), now);
  useExpiry(left.over);
  // With more than an hour left, seconds only distract.
  const words = left.hours > 0 ? (formatLeft(holdUntil, { now, locale }) ?? clockOf(left)) : clockOf(left);
  return { now, left, words };
};
