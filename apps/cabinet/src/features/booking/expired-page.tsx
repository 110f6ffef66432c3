import { formatDayTime } from '@novosel/contract/time.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { BookingScreen, type ScreenProps } from './booking-screen.tsx';
import { EndedBooking } from './ended-booking.tsx';

export default function ExpiredPage() {
  return <BookingScreen screen="expired">{(props) => <Expired {...props} />}</BookingScreen>;
}

const Expired = ({ page }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking } = page;
  if (!booking) return null;
  const until = formatDayTime(booking.holdUntil, { now: page.now, locale });
  return (
    <EndedBooking
      page={page}
      booking={booking}
      title={t('booking.expired.title')}
      note={t('booking.expired.note', { until, number: booking.number })}
    />
  );
};
