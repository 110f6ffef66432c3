import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useRef, useState } from 'react';
import { FocusOnArrival } from './focus-on-arrival.tsx';
import { KeepCodes } from './keep-codes.tsx';
import styles from './staff.module.css';

interface CodesShownProps {
  codes: readonly string[];
  /** Called when the person has written them down. */
  onKept: () => void;
}

/** New recovery codes, which are shown once. */
export const CodesShown = ({ codes, onKept }: CodesShownProps) => {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const kept = useRef(false);
  const keep = () => {
    kept.current = true;
    onKept();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // The page may not write to the clipboard: the codes are in their list.
      void toast({ tone: 'info', title: t('staff.codes.copy.self') });
    }
  };
  return (
    <>
      <KeepCodes kept={kept} />
      <FocusOnArrival>
        <Alert tone="warn">{t('staff.codes.once')}</Alert>
      </FocusOnArrival>
      <ul className={styles.codes} aria-label={t('staff.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={keep}>{t('staff.codes.kept')}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t(copied ? 'staff.codes.copied' : 'staff.codes.copy')}
        </Button>
      </div>
    </>
  );
};
