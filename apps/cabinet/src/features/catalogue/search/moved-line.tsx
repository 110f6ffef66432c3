import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './moved-line.module.css';

interface MovedLineProps {
  busy: boolean;
  onRenew: () => void;
}

/** Stays in sight while the reader goes on: the list behind him is no longer what he has read. */
export const MovedLine = ({ busy, onRenew }: MovedLineProps) => {
  const t = useText();
  return (
    <div className={styles.line}>
      <p role="status">{t('catalogue.moved')}</p>
      <Button variant="secondary" small busy={busy} onClick={onRenew}>
        {t('catalogue.moved.renew')}
      </Button>
    </div>
  );
};
