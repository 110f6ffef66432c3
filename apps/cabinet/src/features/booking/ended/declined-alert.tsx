import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { declineWords } from '@novosel/contract/payments/declines.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';

/** The last payment failed: who declined it, that no money was taken, and what to do. */
export const DeclinedAlert = ({ booking: { payment } }: { booking: BookingView }) => {
  const t = useText();
  const locale = useLocale();
  if (payment?.depositStatus !== 'DECLINED') return null;
  const kind = payment.declineKind ?? 'bank';
  return (
    <Alert tone="bad" title={t('booking.declined.title', { what: declineWords[kind][locale] })}>
      {t('booking.declined.reason', {
        reason: kind === 'ours' ? kind : (payment.declinedReason ?? 'unknown'),
      })}
    </Alert>
  );
};
