import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { EndedBooking } from './ended-booking.tsx';

export default function ExpiredPage() {
  return <BookingScreen screen="expired">{(props) => <Expired {...props} />}</BookingScreen>;
}

const Expired = ({ page }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking } = page;
  if (!booking) return null;
  // A successful booking ended with its term in days; any other one when its hold ran out.
  const of = booking.bookedUntil ? 'booking.over' : 'booking.expired';
  const until = formatDayTime(booking.bookedUntil ?? booking.holdUntil, { now: page.now, locale });
  return (
    <EndedBooking
      page={page}
      booking={booking}
      title={t(`${of}.title`)}
      note={t(`${of}.note`, { until, number: booking.number })}
    />
  );
};
