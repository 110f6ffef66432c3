import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { QrCode } from '@novosel/ui/money/qr-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Smartphone from 'lucide-react/icons/smartphone';
import { bankLink } from '../../../shared/payment/bank-link.ts';
import styles from './payment-ways.module.css';

/** SBP: a QR code for the phone's camera on a large screen, a link into the bank's app on a phone. */
export const SbpPayment = ({ qr }: { qr: string }) => {
  const t = useText();
  const link = bankLink(qr);
  return (
    <div className={styles.sbp}>
      <div className={`from-tablet ${styles.qr}`}>
        <QrCode value={qr} label={t('booking.sbp.qr')} />
      </div>
      <div className="from-tablet">
        <b className="title-xs">{t('booking.sbp.scan')}</b>
        <p className="small muted">{t('booking.sbp.scan.note')}</p>
      </div>
      {link && (
        <div className="phone">
          <ButtonLink href={link} external wide icon={<Icon of={Smartphone} />}>
            {t('booking.sbp.open')}
          </ButtonLink>
          <p className="small muted">{t('booking.sbp.open.note')}</p>
        </div>
      )}
    </div>
  );
};
