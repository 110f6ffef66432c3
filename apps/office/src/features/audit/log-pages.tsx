import type { AuditItem } from '@novosel/contract/desk/audit-endpoints.ts';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { AuditTable } from './audit-table.tsx';

interface LogPagesProps {
  log: UseInfiniteQueryResult<InfiniteData<{ readonly data: { readonly items: readonly AuditItem[] } }>>;
  /** Called with a pressed subject; when absent, subjects are no links. */
  onSubject?: (subject: string) => void;
}

/** The pages of the log that are loaded. */
export const LogPages = ({ log, onSubject }: LogPagesProps) => {
  const t = useText();
  const items = log.data?.pages.flatMap(({ data }) => data.items) ?? [];
  return (
    <>
      {log.isPending && <Skeleton lines={6} height="44px" />}
      {log.isError && items.length === 0 && (
        <ErrorState title={t('audit.error')} onRetry={() => void log.refetch()} busy={log.isFetching} />
      )}
      {log.isSuccess && items.length === 0 && (
        <EmptyState title={t('audit.empty')}>{t('audit.empty.note')}</EmptyState>
      )}
      {items.length > 0 && <AuditTable items={items} onSubject={onSubject} />}
      <NextPage query={log} middle>
        {t('audit.more')}
      </NextPage>
    </>
  );
};
