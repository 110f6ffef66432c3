import { Button } from '@novosel/ui/button.tsx';
import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import styles from './status-body.module.css';
import type { StatusKind } from './status-kind.ts';
import { usePay } from './use-pay.ts';

/** A payment that waits for the buyer may be begun in the other way: a phone without a bank's app, a card left at home. */
const others = { sbp: ['acquiring'], card: ['sbp'], trusted: ['sbp', 'acquiring'] } as const;

export const OtherWay = ({ kind }: { kind: StatusKind }) => {
  const pay = usePay('status');
  const t = useText();
  if (kind !== 'sbp' && kind !== 'card' && kind !== 'trusted') return null;
  return (
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
  );
};
