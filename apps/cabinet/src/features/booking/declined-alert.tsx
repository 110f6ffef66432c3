import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';

/** The last try failed: that no money has left, and why, in the words of the acquirer's reason. */
export const DeclinedAlert = ({ booking: { payment } }: { booking: BookingView }) => {
  const t = useText();
  if (payment?.depositStatus !== 'DECLINED') return null;
  return (
    <Alert tone="bad" title={t('booking.declined.title')}>
      {t('booking.declined.reason', { reason: payment.declinedReason ?? 'unknown' })}
    </Alert>
  );
};
