import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ScreenProps } from '../booking-screen.tsx';
import { PastAcquirer } from '../money/past-acquirer.tsx';
import ways from '../money/payment-ways.module.css';
import { usePay } from '../money/use-pay.ts';
import styles from '../status/status-body.module.css';
import { type StatusKind, waitsForPayer } from '../status/status-kind.ts';

const others = { sbp: ['acquiring'], card: ['sbp'], trusted: ['sbp', 'acquiring'] } as const;

/**
 * Lets the buyer replace a payment that waits for him by another way: his phone has no bank's app, or his
 * card is not at hand.
 */
export const OtherWay = ({ kind, page }: { kind: StatusKind; page: ScreenProps['page'] }) => {
  const pay = usePay('status');
  const t = useText();
  const { booking, takesTransfers } = page;
  if (!booking || !waitsForPayer(kind)) return null;
  return (
    <>
      <div className={styles.other}>
        <ErrorAlert errors={pay.words} />
        {others[kind].map((method) => (
          <Button
            key={method}
            variant="secondary"
            busy={pay.busyWith === method}
            onClick={() => pay.by(method)}
          >
            {t('booking.status.other', { method })}
          </Button>
        ))}
        <p className="small muted">{t('booking.status.other.note')}</p>
      </div>
      <div className={ways.all}>
        <PastAcquirer booking={booking} takesTransfers={takesTransfers} pay={pay} />
      </div>
    </>
  );
};
