import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { type ServiceTab, serviceQueue, serviceTabs } from '@novosel/contract/services/desk-endpoints.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';
import { useMovingRows } from '../../shared/panes/use-moving-rows.ts';
import { servicesPath } from '../../shared/paths.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { RequestRow } from './request-row.tsx';

interface ServicesPaneProps {
  tab: ServiceTab;
  chosen: string | undefined;
}

/** What the desk has to do by its promised day; what waits for buyers, and what is over, the last first. */
export const ServicesPane = ({ tab, chosen }: ServicesPaneProps) => {
  const t = useText();
  const query = useInfiniteQuery(pagesFor(serviceQueue, 'after', { query: { tab } }));
  const first = query.data?.pages[0]?.data;
  const items = useMemo(
    () => [
      ...new Map(query.data?.pages.flatMap(({ data }) => data.items.map((one) => [one.id, one]))).values(),
    ],
    [query.data],
  );
  const now = useServerNow(first?.now, query.dataUpdatedAt);
  const holder = useRef<HTMLUListElement>(null);
  useMovingRows(
    holder,
    tab,
    useMemo(() => items.map(({ id, since }) => ({ id, stamp: since })), [items]),
  );
  const title = (one: ServiceTab) => {
    const count = one === 'over' ? 0 : (first?.counts[one] ?? 0);
    const name = t(`services.tab.${one}`);
    return count > 0 ? t('services.tab.some', { tab: name, count }) : name;
  };
  return (
    <section
      className={listPane.pane}
      aria-labelledby="services-title"
      aria-busy={query.isPending || undefined}
    >
      <h2 className="title-s" id="services-title">
        {t('services.title')}
      </h2>
      <Tabs
        label={t('services.tabs')}
        value={tab}
        tabs={serviceTabs.map((key) => ({ key, title: title(key), href: servicesPath(undefined, key) }))}
      />
      {query.isPending && <Skeleton lines={5} height="60px" />}
      {query.isError && !first && (
        <ErrorState
          title={t('services.failed')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {first && items.length === 0 && (
        <EmptyState title={t(`services.empty.${tab}`)}>{t('services.empty.note')}</EmptyState>
      )}
      {items.length > 0 && (
        <ul ref={holder} className={listPane.rows} aria-labelledby="services-title">
          {items.map((item) => (
            <RequestRow key={item.id} item={item} tab={tab} now={now} chosen={item.id === chosen} />
          ))}
        </ul>
      )}
      <NextPage query={query}>{t('services.more')}</NextPage>
    </section>
  );
};
