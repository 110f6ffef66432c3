import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from '../contract.module.css';
import type { ContractProps } from '../contract-props.ts';
import { standingOf } from '../standing.ts';
import { type Hold, holdOf, isToAgree } from './act-rules.ts';

/** Where the page leads before the agreement. */
export interface Leads {
  /** To a clause that is still to be read. */
  readonly onReadOn: (id: string) => void;
  readonly onChanges: () => void;
  readonly onQuestions: () => void;
}

interface ActProps extends ContractProps, Leads {
  readonly busy: boolean;
  readonly onAgree: () => void;
}

/** What to do next, and beside it the agreement with the reason why it waits. */
export const Act = (props: ActProps) => {
  const t = useText();
  const { view, reading, busy, onAgree } = props;
  const standing = standingOf(view);
  if (!isToAgree(standing, reading))
    return standing === 'question' ? <Next {...props} hold="question" /> : <Onward {...props} />;
  const hold = holdOf(standing, reading);
  if (hold === null)
    return (
      <Button wide busy={busy} onClick={onAgree}>
        {t('contract.agree')}
      </Button>
    );
  return (
    <div className={styles.acts}>
      <Next {...props} hold={hold} />
      <Button
        variant="secondary"
        aria-label={t('contract.agree')}
        disabledReason={t('contract.hold', { hold, count: reading.unread.length })}
      >
        {t('contract.agree.short')}
      </Button>
    </div>
  );
};

/** What settles the reason; nothing while the page settles it by itself. */
const Next = (props: ActProps & { readonly hold: Hold }) => {
  const t = useText();
  const { hold, current, reading, onReadOn, onChanges, onQuestions } = props;
  const [next] = reading.unread;
  const number = current.clauses.find(({ id }) => id === next)?.number ?? 'none';
  if (hold === 'redraft') return <Onward {...props} />;
  if (hold === 'account') return <ButtonLink href={path('profile')}>{t('contract.unfreeze')}</ButtonLink>;
  if (hold === 'newer') return <Button onClick={onChanges}>{t('contract.newer.act')}</Button>;
  if (hold === 'question')
    return (
      <Button variant="secondary" onClick={onQuestions}>
        {t('contract.questions.show')}
      </Button>
    );
  return next && <Button onClick={() => onReadOn(next)}>{t('contract.read.on', { number })}</Button>;
};

const Onward = ({ deal, view }: ContractProps) => {
  const t = useText();
  const standing = standingOf(view);
  const isOnward = standing === 'frozen' || standing === 'elsewhere';
  return (
    <ButtonLink
      wide
      variant="secondary"
      href={isOnward ? deal.turn.link : path('dealView', { estate: deal.card.estate.id })}
    >
      {t('contract.onward', { elsewhere: String(isOnward) })}
    </ButtonLink>
  );
};
