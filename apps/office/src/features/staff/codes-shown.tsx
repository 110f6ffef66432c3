import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import styles from './staff.module.css';

interface CodesShownProps {
  codes: readonly string[];
  /** They were written down. */
  onKept: () => void;
}

/** Recovery codes, which are told once. */
export const CodesShown = ({ codes, onKept }: CodesShownProps) => {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <Alert tone="warn">{t('staff.codes.once')}</Alert>
      <ul className={styles.codes} aria-label={t('staff.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={onKept}>{t('staff.codes.kept')}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t(copied ? 'staff.codes.copied' : 'staff.codes.copy')}
        </Button>
      </div>
    </>
  );
};
