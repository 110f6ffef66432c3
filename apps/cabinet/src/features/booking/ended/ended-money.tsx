import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** States of a payment without a final answer: money may still come. */
const pending = ['unknown', 'pending', 'waiting_for_capture'];

/** The state of the money of an ended booking. Money that comes late is never lost (promise 34). */
export const EndedMoney = ({ booking, now }: { booking: BookingView; now: string }) => {
  const t = useText();
  const locale = useLocale();
  const { payment } = booking;
  const refund = payment?.refund;
  if (refund) {
    return (
      <p>
        {t('booking.ended.refund', {
          state: refund.state,
          sum: formatMoney(refund.kopecks, { suffix: t('ui.money.suffix') }),
          at: formatDayTime(refund.at, { now, locale }),
        })}
      </p>
    );
  }
  if (payment && pending.includes(payment.providerStatus))
    return <p>{t('booking.ended.late', { ended: booking.state })}</p>;
  if (payment?.depositStatus === 'APPROVED') {
    const sum = formatMoney(booking.term.feeKopecks, { suffix: t('ui.money.suffix') });
    return <p>{t('booking.ended.kept', { sum })}</p>;
  }
  return <p>{t('booking.ended.nothing')}</p>;
};
