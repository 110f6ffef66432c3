import { RefusalError } from '@novosel/client/calls/errors.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useRoles } from '../../../shared/use-roles.ts';
import { mayDo } from '../frame/sections.ts';
import { ImportActs } from './acts/import-acts.tsx';
import styles from './import-page.module.css';
import { ImportState } from './import-state.tsx';
import { ImportLines } from './lines/import-lines.tsx';
import { kindOf } from './lines/kind-of-line.ts';
import { KindTabs } from './lines/kind-tabs.tsx';
import { listOf } from './lines/list-of.ts';
import { NewHouses } from './lines/new-houses.tsx';
import { OtherPlans } from './lines/other-plans.tsx';
import { SourceNote } from './source-note.tsx';
import { useImport } from './use-import.ts';

/** One file: its changes line by line, planned or done, and the acts on it. */
export default function ImportPage() {
  const t = useText();
  const locale = useLocale();
  const { batch: id = '' } = useParams();
  const [params] = useSearchParams();
  const only = kindOf(params);
  const found = useImport(id, only);
  const { batch, lines, plans, houses } = found;
  const brings = mayDo('import', useRoles() ?? []);
  const list = listOf(batch);
  const back = <BackLink href={list.path}>{t(list.name)}</BackLink>;
  if (found.error instanceof RefusalError && found.error.status < 500) {
    return (
      <>
        <PageHead back={back} title={t('catalogue.import.lost')} />
        <p className="muted">{t('catalogue.import.lost.note')}</p>
      </>
    );
  }
  if (!batch) {
    return (
      <div aria-busy={found.isPending || undefined} className={styles.root}>
        <PageHead back={back} title={t('catalogue.import.title')} />
        {found.isError ? (
          <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching} />
        ) : (
          <Skeleton lines={6} height="56px" />
        )}
      </div>
    );
  }
  const { changed, created, wrong } = batch;
  const when = formatDayTime(batch.createdAt, { now: Date.now(), locale });
  return (
    <div className={styles.root}>
      <PageHead
        back={back}
        title={<span className={styles.name}>{batch.fileName}</span>}
        note={
          <>
            {t('catalogue.import.who', { when, who: batch.staff })}
            <br />
            {t('catalogue.import.counts', { changed, created, wrong })}
            {batch.source && (
              <>
                <br />
                <SourceNote source={batch.source} />
              </>
            )}
          </>
        }
        end={<ImportState batch={batch} />}
      />
      {batch.state === 'checked' && batch.wrong > 0 && (
        <Alert tone="bad" title={t('catalogue.import.wrong', { count: batch.wrong })}>
          {t('catalogue.import.wrong.note')}
        </Alert>
      )}
      {batch.state === 'checked' && plans.length > 0 && <OtherPlans plans={plans} />}
      <NewHouses houses={houses} state={batch.state} />
      <ImportActs batch={batch} houses={houses} brings={brings} />
      <KindTabs batch={batch} only={only} />
      {lines.length > 0 ? (
        <ImportLines lines={lines} state={batch.state} />
      ) : (
        <EmptyState title={t('catalogue.lines.empty')} />
      )}
      <NextPage query={found} middle>
        {t('catalogue.lines.more')}
      </NextPage>
    </div>
  );
}
