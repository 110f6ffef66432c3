import type { VersionChanges } from '@novosel/contract/contracts/changes.ts';
import type { VersionSummary } from '@novosel/contract/contracts/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useDealWords } from '../../../shared/deal/use-deal-words.ts';
import type { ContractProps } from '../contract-props.ts';
import styles from './changes.module.css';
import { ClauseChangeCard } from './clause-change-card.tsx';
import { useComparison } from './use-comparison.ts';

interface ChangesTabProps extends ContractProps {
  readonly earlier: readonly VersionSummary[];
}

/** What has changed since an earlier version: key terms first, then clause by clause. */
export const ChangesTab = ({ earlier, ...props }: ChangesTabProps) => {
  const t = useText();
  const words = useDealWords();
  const { view } = props;
  const { from, changes, query, onChoose } = useComparison(props, earlier);
  return (
    <div className="stack">
      <Select
        label={t('contract.compare')}
        required
        options={earlier.map(({ number, sentAt }) => ({
          value: String(number),
          label: t('contract.compare.with', { number, date: words.day(sentAt, view.now) }),
        }))}
        value={String(from)}
        onChange={(number) => number && onChoose(Number(number))}
      />
      {changes ? (
        <Changes {...props} from={from} changes={changes} />
      ) : query.error ? (
        <ErrorState busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </div>
  );
};

const Changes = ({ from, changes, ...props }: ContractProps & { from: number; changes: VersionChanges }) => {
  const t = useText();
  const changed = changes.clauses.filter(({ change }) => change !== 'same');
  const terms = changes.keyTerms.filter(({ isChanged }) => isChanged);
  return (
    <>
      <p role="status" className="small muted">
        {t('contract.changed', { count: changed.length, all: changes.clauses.length })}
      </p>
      {terms.length > 0 && (
        <Card title={t('contract.changed.terms')}>
          <dl className={styles.terms}>
            {terms.map(({ term, was, became }) => (
              <div key={term}>
                <dt className="small muted">{t('contract.term', { term })}</dt>
                <dd lang="ru">
                  {was === became ? (
                    <b>{became}</b>
                  ) : (
                    <>
                      <del>{was}</del> <ins>{became}</ins>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {changed.map((change) => (
        <ClauseChangeCard key={change.id} {...props} from={from} change={change} />
      ))}
    </>
  );
};
