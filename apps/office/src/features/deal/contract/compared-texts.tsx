import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import { clauseName } from '@novosel/contract/contracts/acts.ts';
import type { ClauseChange, VersionChanges } from '@novosel/contract/contracts/changes.ts';
import { compareContract } from '@novosel/contract/contracts/desk-endpoints.ts';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useRecordedOpening } from '../../../shared/acts/use-recorded-opening.ts';
import { ClauseSide } from './clause-side.tsx';
import styles from './contract.module.css';

interface ComparedTextsProps {
  deal: string;
  /** Number of a version; null for the draft. */
  from: number | null;
  to: number | null;
}

/** The differences of two texts: key terms first, then each changed clause. */
export const ComparedTexts = ({ deal, from, to }: ComparedTextsProps) => {
  const t = useText();
  const { data, ...query } = useRecordedOpening('compared-contracts', `${deal} ${from} ${to}`, () =>
    call(compareContract, { params: { deal }, body: { from, to } }),
  );
  if (data) return <Changes changes={data.data} />;
  return (
    <LoadState
      query={query}
      isAbsent={isAbsent(query.error)}
      absent={{ title: t('contract.text.absent') }}
      failed={{ title: t('contract.text.failed') }}
    >
      <Skeleton lines={6} />
    </LoadState>
  );
};

const Changes = ({ changes: { keyTerms, clauses } }: { changes: VersionChanges }) => {
  const t = useText();
  const terms = keyTerms.filter(({ isChanged }) => isChanged);
  const changed = clauses.filter(({ change }) => change !== 'same');
  return (
    <>
      {terms.length > 0 && (
        <Table
          caption={t('deal.contract.compare.terms')}
          rows={terms}
          rowKey={({ term }) => term}
          columns={[
            {
              key: 'term',
              title: t('deal.contract.compare.terms'),
              cell: ({ term }) => t('deal.contract.term', { term }),
            },
            {
              key: 'was',
              title: t('deal.contract.compare.was'),
              cell: ({ was }) => <span lang="ru">{was}</span>,
            },
            {
              key: 'became',
              title: t('deal.contract.compare.became'),
              cell: ({ became }) => <span lang="ru">{became}</span>,
            },
          ]}
        />
      )}
      {changed.length === 0 && <p className="small muted">{t('deal.contract.compare.none')}</p>}
      {changed.map((one) => (
        <Changed key={one.id} clause={one} />
      ))}
    </>
  );
};

const Changed = ({ clause }: { clause: ClauseChange }) => {
  const t = useText();
  const locale = useLocale();
  const { before, after, change, isMoved } = clause;
  const number = (after ?? before)?.number ?? '';
  const isBoth = isMoved && change === 'changed';
  return (
    <section className={styles.changed} aria-label={clauseName(number, locale)}>
      <p className={styles.head}>
        <b>{clauseName(number, locale)}</b>
        <Pill plain>{t('deal.contract.change', { change })}</Pill>
        {isBoth && <Pill plain>{t('deal.contract.change', { change: 'moved' })}</Pill>}
      </p>
      <div className={styles.sides}>
        <ClauseSide clause={before} spans={clause.spans} hides="added" />
        <ClauseSide clause={after} spans={clause.spans} hides="removed" />
      </div>
    </section>
  );
};
