import { QrCode } from '@novosel/ui/money/qr-code.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './staff.module.css';

/** Groups of four characters, easier to read aloud. */
const spaced = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret of an authenticator: as a QR code, and as text for who cannot scan. */
export const FactorSecret = ({ secret, uri }: { secret: string; uri: string }) => {
  const t = useText();
  return (
    <div className={styles.secret}>
      <div className={styles.qr}>
        <QrCode value={uri} label={t('staff.factor.qr')} />
      </div>
      <div>
        <p className="small muted">{t('staff.factor.secret')}</p>
        <code className={styles.text} data-testid="factor-secret">
          {spaced(secret)}
        </code>
      </div>
    </div>
  );
};
