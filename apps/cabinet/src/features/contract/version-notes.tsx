import { voidReasons } from '@novosel/contract/contracts/acts.ts';
import { midSentence } from '@novosel/contract/texts/text.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import styles from './contract.module.css';
import type { ContractProps } from './contract-props.ts';
import { standingOf } from './standing.ts';
import { earlierThan } from './versions.ts';
import { PromisedDay } from './waiting-card.tsx';

/** A version that was replaced, or the next one that the lawyer writes, with the way on. */
export const VersionNotes = ({ view, current, onChanges }: ContractProps & { onChanges: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const standing = standingOf(view);
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
  if (standing !== 'read' || !former?.voidReason) return null;
  return (
    <Alert tone="warn" title={t('contract.newer', { number: current.number })}>
      <p>
        {t('contract.newer.note', {
          former: former.number,
          reason: midSentence(voidReasons[former.voidReason][locale]),
        })}
      </p>
      <p className={styles.below}>
        <Button variant="secondary" small onClick={onChanges}>
          {t('contract.newer.act')}
        </Button>
      </p>
    </Alert>
  );
};
