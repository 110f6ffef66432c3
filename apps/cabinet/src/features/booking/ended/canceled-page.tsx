import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { BookingScreen, type ScreenProps } from '../booking-screen.tsx';
import { EndedBooking } from './ended-booking.tsx';

export default function CanceledPage() {
  return <BookingScreen screen="canceled">{(props) => <Canceled {...props} />}</BookingScreen>;
}

const Canceled = ({ page }: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking } = page;
  if (!booking) return null;
  const at = booking.closedAt && formatDayTime(booking.closedAt, { now: page.now, locale });
  return (
    <EndedBooking
      page={page}
      booking={booking}
      title={t('booking.canceled.title')}
      note={
        at
          ? t('booking.canceled.note', { at, number: booking.number })
          : t('booking.canceled.note.plain', { number: booking.number })
      }
    />
  );
};
