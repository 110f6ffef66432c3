import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { withdrawalOf } from '@novosel/contract/booking/withdrawal.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** How much is refunded, how and when; shown before the act. */
export const WithdrawalNote = ({
  booking,
  now,
}: {
  booking: Pick<BookingView, 'payment' | 'bookedUntil' | 'holdUntil'>;
  now: string;
}) => {
  const t = useText();
  const locale = useLocale();
  const { way, kopecks, days } = withdrawalOf(booking, Date.parse(now));
  return (
    <Alert tone={way === 'over' ? 'warn' : 'info'} title={t('leaving.withdrawal.title')}>
      {t('leaving.withdrawal.what', {
        way: way.replaceAll('-', '_'),
        sum: formatMoney(kopecks, { suffix: t('ui.money.suffix') }),
        days,
        until: formatDayTime(booking.bookedUntil ?? booking.holdUntil, { now, locale }),
      })}
    </Alert>
  );
};
