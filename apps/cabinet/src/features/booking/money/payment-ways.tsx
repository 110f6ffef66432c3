import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import CreditCard from 'lucide-react/icons/credit-card';
import Lock from 'lucide-react/icons/lock';
import QrCode from 'lucide-react/icons/qr-code';
import { ActionBar } from '../../../shared/estate/action-bar.tsx';
import type { BookedProps } from '../booking-screen.tsx';
import { DeclinedAlert } from '../ended/declined-alert.tsx';
import { HoldLeft } from '../start/hold-term.tsx';
import { PastAcquirer } from './past-acquirer.tsx';
import styles from './payment-ways.module.css';
import { usePay } from './use-pay.ts';

interface PaymentWaysProps extends BookedProps {
  takesTransfers: boolean;
}

/** The ways to pay the fee; SBP, with no commission and no card to type, comes first. */
export const PaymentWays = ({ booking, takesTransfers, ...screen }: PaymentWaysProps) => {
  const t = useText();
  const pay = usePay();
  const sum = formatMoney(booking.term.feeKopecks, { suffix: t('ui.money.suffix') });
  const bySbp = (
    <Button wide icon={<Icon of={QrCode} />} busy={pay.busyWith === 'sbp'} onClick={() => pay.by('sbp')}>
      {t('booking.pay.sbp.act', { sum })}
    </Button>
  );
  return (
    <Card title={t('booking.pay.how')}>
      <div className={styles.all}>
        <DeclinedAlert booking={booking} />
        {booking.state === 'cash' && <Alert>{t('booking.pay.cash.chosen')}</Alert>}
        {booking.state === 'transfer' && <Alert>{t('booking.pay.transfer.chosen')}</Alert>}
        <ErrorAlert errors={pay.words} />
        <div className={styles.ways}>
          <div className={styles.way}>
            <h3 className="title-xs">{t('booking.pay.sbp')}</h3>
            <p className="small muted from-tablet">{t('booking.pay.sbp.desktop')}</p>
            <p className="small muted phone">{t('booking.pay.sbp.phone')}</p>
            <div className="desk">{bySbp}</div>
            <p className="small muted">{t('booking.pay.sbp.when')}</p>
          </div>
          <div className={styles.or} aria-hidden="true">
            <span>{t('booking.pay.or')}</span>
          </div>
          <div className={styles.way}>
            <h3 className="title-xs">{t('booking.pay.card')}</h3>
            <p className="small muted">{t('booking.pay.card.note')}</p>
            <Button
              variant="secondary"
              wide
              icon={<Icon of={CreditCard} />}
              busy={pay.busyWith === 'acquiring'}
              onClick={() => pay.by('acquiring')}
            >
              {t('booking.pay.card.act', { sum })}
            </Button>
            <p className={`small muted ${styles.safe}`}>
              <Icon of={Lock} size="s" />
              <span>{t('booking.pay.card.safe')}</span>
            </p>
          </div>
        </div>
        <PastAcquirer booking={booking} takesTransfers={takesTransfers} pay={pay} />
      </div>
      <ActionBar
        left={<Money sum={booking.term.feeKopecks} />}
        right={<HoldLeft {...screen} booking={booking} />}
      >
        {bySbp}
      </ActionBar>
    </Card>
  );
};
