import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskActRules } from '@novosel/contract/desk/rules.ts';
import { awaitedTransfers } from '@novosel/contract/desk/transfers-endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { RewardList } from './reward-list.tsx';
import { TransferRow } from './transfer-row.tsx';
import styles from './transfers.module.css';

/** Promised transfers of buyers, for the accountant to compare with the bank's statement. */
export default function TransfersPage() {
  const t = useText();
  const roles = useRoles();
  const denied = roles && !mayBy(deskActRules['confirm-transfer'].roles, roles);
  return (
    <DeskSheet>
      <PageHead title={t('transfers.title')} note={t('transfers.note')} />
      {denied ? (
        <EmptyState title={t('transfers.denied')}>{t('transfers.denied.note')}</EmptyState>
      ) : (
        <>
          <TransferList />
          <RewardList />
        </>
      )}
    </DeskSheet>
  );
}

const TransferList = () => {
  const t = useText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...queryFor(awaitedTransfers, { query: text ? { text } : {} }),
    placeholderData: keepPreviousData,
  });
  const view = data?.data;
  return (
    <section className={styles.list} aria-label={t('transfers.title')} aria-busy={isFetching || undefined}>
      <search>
        <TextField
          type="search"
          label={t('transfers.find')}
          hint={t('transfers.find.hint')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value.slice(0, 100))}
        />
      </search>
      <p className="sr" role="status">
        {view && t('transfers.found', { count: view.items.length })}
      </p>
      {isPending && <Skeleton lines={3} height="64px" />}
      {isError && !view && (
        <ErrorState title={t('transfers.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {view?.items.length === 0 && (
        <EmptyState title={t(text ? 'transfers.none' : 'transfers.nobody')}>
          {t(text ? 'transfers.none.note' : 'transfers.nobody.note')}
        </EmptyState>
      )}
      {view && view.items.length > 0 && (
        <ul className={styles.rows}>
          {view.items.map((one) => (
            <TransferRow key={one.booking} transfer={one} now={view.now} />
          ))}
        </ul>
      )}
      {view?.more && <p className="small muted">{t('transfers.more')}</p>}
    </section>
  );
};
