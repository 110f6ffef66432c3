import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import type { RequestRow as Row } from '@novosel/contract/requests/any-endpoints.ts';
import { type RequestTab, requestTabs } from '@novosel/contract/requests/desk-endpoints.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { InboxList } from '../../shared/inbox/inbox-list.tsx';
import { FamilyTabs } from './family-tabs.tsx';
import { requestsPath } from './paths.ts';
import { RequestRow } from './request-row.tsx';

interface RequestsPaneProps {
  inbox: RequestInbox;
  tab: RequestTab;
  chosen: string | undefined;
}

const changedAt = ({ since }: Row) => since;

/**
 * Requests that wait for the desk by promised day; those that wait for buyers, and closed ones, latest first.
 */
export const RequestsPane = ({ inbox, tab, chosen }: RequestsPaneProps) => {
  const t = useText();
  const locale = useLocale();
  const { name, desk } = inbox;
  const query = useInfiniteQuery(pagesFor(desk.queue, 'after', { query: { tab } }));
  const counts = query.data?.pages[0]?.data.counts;
  const title = (one: RequestTab) => {
    const count = one === 'over' ? 0 : (counts?.[one] ?? 0);
    const words = t(`requests.tab.${one}`);
    return count > 0 ? t('requests.tab.some', { tab: words, count }) : words;
  };
  return (
    <InboxList
      above={<FamilyTabs family={name} />}
      tab={tab}
      tabs={requestTabs.map((key) => ({
        key,
        title: title(key),
        href: requestsPath(name, undefined, key),
      }))}
      query={query}
      stampOf={changedAt}
      words={{
        title: inbox.title[locale],
        tabs: t('requests.tabs'),
        failed: t('requests.failed'),
        empty: t(`requests.empty.${tab}`),
        emptyNote: t('requests.empty.note'),
        more: t('requests.more'),
      }}
    >
      {(item, now) => (
        <RequestRow key={item.id} inbox={inbox} item={item} tab={tab} now={now} chosen={item.id === chosen} />
      )}
    </InboxList>
  );
};
