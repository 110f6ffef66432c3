import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type ImportBatch, listImports } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { LatestNote } from '../../frame/latest-note.tsx';
import { importPath } from '../../paths.ts';
import { ImportState } from '../import-state.tsx';
import styles from './import-history.module.css';

/** Imported files: when, by whom, and the outcome of each. */
export const ImportHistory = () => {
  const t = useText();
  const query = useQuery(queryFor(listImports));
  const batches = query.data?.data;
  return (
    <Card title={t('catalogue.import.history')} aria-busy={query.isPending || undefined}>
      {query.isPending && <Skeleton lines={4} height="56px" />}
      {query.isError && !batches && (
        <ErrorState
          title={t('catalogue.import.history.error')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {batches?.length === 0 && (
        <EmptyState icon={FileSpreadsheet} title={t('catalogue.import.history.empty')}>
          {t('catalogue.import.history.empty.note')}
        </EmptyState>
      )}
      {batches && batches.length > 0 && (
        <>
          <List label={t('catalogue.import.history')}>
            {batches.map((batch) => (
              <Row key={batch.id} batch={batch} />
            ))}
          </List>
          <LatestNote shown={batches.length} />
        </>
      )}
    </Card>
  );
};

const Row = ({ batch }: { batch: ImportBatch }) => {
  const t = useText();
  const locale = useLocale();
  const when = formatDayTime(batch.createdAt, { now: Date.now(), locale });
  return (
    <ListRow
      icon={FileSpreadsheet}
      href={importPath(batch.id)}
      title={batch.fileName}
      note={
        <>
          {t('catalogue.import.who', { when, who: batch.staff })}
          <br />
          {t('catalogue.import.counts', {
            changed: batch.changed,
            created: batch.created,
            wrong: batch.wrong,
          })}
          <span className={styles.state}>
            <ImportState batch={batch} />
          </span>
        </>
      }
    />
  );
};
