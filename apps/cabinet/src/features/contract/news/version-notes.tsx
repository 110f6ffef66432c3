import { voidReasons } from '@novosel/contract/contracts/acts.ts';
import { midSentence } from '@novosel/contract/texts/text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import type { Leads } from '../act/act.tsx';
import styles from '../contract.module.css';
import type { ContractProps } from '../contract-props.ts';
import { keptQuestions } from '../questions/question-draft.ts';
import { standingOf } from '../standing.ts';
import { earlierThan } from '../versions.ts';
import { PromisedDay } from '../waiting-card.tsx';

/** A version that was replaced, or the next one that the lawyer writes, with the way on. */
export const VersionNotes = (props: ContractProps & Omit<Leads, 'onReadOn'>) => {
  const t = useText();
  const locale = useLocale();
  const { deal, view, user, current, onChanges, onQuestions } = props;
  const standing = standingOf(view);
  const isKept = keptQuestions(deal.card.estate.id, user).length > 0;
  const [former] = earlierThan(view.versions, current.number);
  if (standing === 'redraft')
    return (
      <>
        <Alert tone="info" title={t('contract.redraft')}>
          <p>{t('contract.redraft.note')}</p>
        </Alert>
        <PromisedDay view={view} />
      </>
    );
  if (!['read', 'agree'].includes(standing) || !former?.voidReason) return null;
  return (
    <Alert tone="warn" title={t('contract.newer', { number: current.number })}>
      <p>
        {t('contract.newer.note', {
          former: former.number,
          reason: midSentence(voidReasons[former.voidReason][locale]),
        })}
      </p>
      {isKept && <p>{t('contract.newer.kept')}</p>}
      <div className={`row ${styles.below}`}>
        <Button variant="secondary" small onClick={onChanges}>
          {t('contract.newer.act')}
        </Button>
        {isKept && (
          <Button variant="quiet" small onClick={onQuestions}>
            {t('contract.newer.question')}
          </Button>
        )}
      </div>
    </Alert>
  );
};
