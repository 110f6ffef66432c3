import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import {
  type ServiceRow,
  type ServiceTab,
  serviceQueue,
  serviceTabs,
} from '@novosel/contract/services/desk-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { InboxList } from '../../shared/inbox/inbox-list.tsx';
import { servicesPath } from '../../shared/paths.ts';
import { RequestRow } from './request-row.tsx';

interface ServicesPaneProps {
  tab: ServiceTab;
  chosen: string | undefined;
}

const changedAt = ({ since }: ServiceRow) => since;

/** What the desk has to do by its promised day; what waits for buyers, and what is over, the last first. */
export const ServicesPane = ({ tab, chosen }: ServicesPaneProps) => {
  const t = useText();
  const query = useInfiniteQuery(pagesFor(serviceQueue, 'after', { query: { tab } }));
  const counts = query.data?.pages[0]?.data.counts;
  const title = (one: ServiceTab) => {
    const count = one === 'over' ? 0 : (counts?.[one] ?? 0);
    const name = t(`services.tab.${one}`);
    return count > 0 ? t('services.tab.some', { tab: name, count }) : name;
  };
  return (
    <InboxList
      tab={tab}
      tabs={serviceTabs.map((key) => ({ key, title: title(key), href: servicesPath(undefined, key) }))}
      query={query}
      stampOf={changedAt}
      words={{
        title: t('services.title'),
        tabs: t('services.tabs'),
        failed: t('services.failed'),
        empty: t(`services.empty.${tab}`),
        emptyNote: t('services.empty.note'),
        more: t('services.more'),
      }}
    >
      {(item, now) => (
        <RequestRow key={item.id} item={item} tab={tab} now={now} chosen={item.id === chosen} />
      )}
    </InboxList>
  );
};
