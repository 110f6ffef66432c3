import type { listSets } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './set-state.module.css';

interface SetStateProps {
  set: AnswerOf<typeof listSets>['data'][number];
  busy: boolean;
  onWithdraw: () => void;
}

/** Whether the link is valid, until when, and the button to withdraw it. */
export const SetState = ({ set, busy, onWithdraw }: SetStateProps) => {
  const t = useText();
  const over = set.withdrawnAt !== null ? 'withdrawn' : Date.parse(set.expiresAt) <= Date.now() && 'expired';
  if (over)
    return (
      <span className={styles.root}>
        <Pill>{t(`catalogue.set.state.${over}`)}</Pill>
      </span>
    );
  return (
    <span className={styles.root}>
      <Pill tone="good">{t('catalogue.set.state.open', { day: formatDate(set.expiresAt) })}</Pill>
      <Button
        variant="secondary"
        small
        busy={busy}
        aria-label={t('catalogue.set.withdraw.of', { title: set.title })}
        onClick={onWithdraw}
      >
        {t('catalogue.set.withdraw')}
      </Button>
    </span>
  );
};
