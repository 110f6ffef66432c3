import { formatClock, formatDay } from '@novosel/contract/time/time.ts';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { filterOf, searchOf, tabOf } from './queue-filter.ts';
import { QueueList } from './queue-list.tsx';
import styles from './queue-pane.module.css';
import { QueueTabs } from './queue-tabs.tsx';
import { useQueue } from './use-queue.ts';

/** Waiting deals by due date, overdue ones first. */
export const QueuePane = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const text = params.get('q') ?? '';
  const filter = useMemo(() => filterOf(tab, text), [tab, text]);
  const queue = useQueue(filter);
  const { data: first } = queue.data?.pages[0] ?? {};
  const now = useServerNow(first?.now, queue.dataUpdatedAt);
  return (
    <section className={styles.root} aria-labelledby="queue-title" aria-busy={queue.isPending || undefined}>
      <div className={styles.head}>
        <h2 className="title-s" id="queue-title">
          {t('queue.title')}
        </h2>
        {first && (
          <time className="small muted" dateTime={new Date(now).toISOString()}>
            {t('queue.now', { day: formatDay(now, { now, locale }), clock: formatClock(now, { locale }) })}
          </time>
        )}
      </div>
      <QueueTabs tab={tab} counts={first?.counts} search={params} pathname={pathname} />
      {queue.isPending && <QueueSkeleton />}
      {queue.isError && !first && (
        <ErrorState title={t('queue.error')} onRetry={() => queue.refetch()} busy={queue.isFetching} />
      )}
      {first && queue.items.length === 0 && (
        <EmptyState title={t(text ? 'queue.nothingFound' : 'queue.empty')}>
          {text ? t('queue.nothingFound.note', { text }) : t(`queue.empty.${tab}`)}
        </EmptyState>
      )}
      {queue.items.length > 0 && (
        <QueueList
          items={queue.items}
          now={now}
          search={searchOf(tab, params)}
          chosen={chosen}
          grouped={tab !== 'closed'}
        />
      )}
      <NextPage query={queue} middle>
        {t('queue.more')}
      </NextPage>
    </section>
  );
};

const QueueSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton lines={6} height="60px" />
  </div>
);
