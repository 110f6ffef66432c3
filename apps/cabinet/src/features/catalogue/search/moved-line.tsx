import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './moved-line.module.css';

interface MovedLineProps {
  busy: boolean;
  onRenew: () => void;
}

/** Stays visible while the reader goes on: the rows above him have changed since he read them. */
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
