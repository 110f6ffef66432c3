import { Button } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { TimeLeft } from '@novosel/ui/text/time-left.tsx';
import styles from './watch-page.module.css';

interface WaitingProps {
  /** In ms by the device's clock. */
  until: number;
  onWithdraw: () => Promise<unknown>;
}

/** Waits for the buyer's decision. */
export const ScreenWaiting = ({ until, onWithdraw }: WaitingProps) => {
  const t = useText();
  return (
    <Card title={t('watch.waits')}>
      <p>{t('watch.waits.note')}</p>
      <p className="muted">
        {t('watch.waits.left')} <TimeLeft until={until} />
      </p>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => void onWithdraw().catch(() => undefined)}>
          {t('watch.withdraw')}
        </Button>
      </div>
    </Card>
  );
};
