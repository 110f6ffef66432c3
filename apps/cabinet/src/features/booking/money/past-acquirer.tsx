import type { BookingView } from '@novosel/contract/booking/schema.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import styles from './payment-ways.module.css';
import type { usePay } from './use-pay.ts';

interface PastAcquirerProps {
  booking: BookingView;
  takesTransfers: boolean;
  pay: ReturnType<typeof usePay>;
}

/** Ways to pay without the acquirer: the cash desk and a bank transfer. */
export const PastAcquirer = ({ booking, takesTransfers, pay }: PastAcquirerProps) => (
  <>
    {booking.state !== 'cash' && (
      <OtherPay
        way="cash"
        icon={Landmark}
        busy={pay.busyWith === 'cash-box'}
        onPay={() => pay.by('cash-box')}
      />
    )}
    {takesTransfers && booking.state !== 'transfer' && (
      <OtherPay
        way="transfer"
        icon={ReceiptText}
        busy={pay.busyWith === 'other'}
        onPay={() => pay.by('other')}
      />
    )}
  </>
);

interface OtherPayProps {
  way: 'cash' | 'transfer';
  icon: LucideIcon;
  busy: boolean;
  onPay: () => void;
}

/** A way to pay that takes longer, and what it means for the booking's term. */
const OtherPay = ({ way, icon, busy, onPay }: OtherPayProps) => {
  const t = useText();
  return (
    <div className={styles.cash}>
      <div>
        <h3 className="title-xs">{t(`booking.pay.${way}`)}</h3>
        <p className="small muted">{t(`booking.pay.${way}.note`)}</p>
      </div>
      <Button
        variant="quiet"
        small
        className={styles.inCash}
        icon={<Icon of={icon} size="s" />}
        busy={busy}
        onClick={onPay}
      >
        {t(`booking.pay.${way}.act`)}
      </Button>
    </div>
  );
};
