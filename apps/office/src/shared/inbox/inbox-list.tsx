import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import listPane from '../panes/list-pane.module.css';
import { ListPane } from '../panes/list-pane.tsx';
import { useMovingRows } from '../panes/use-moving-rows.ts';
import { useServerNow } from '../words/use-server-now.ts';

interface InboxTab {
  readonly key: string;
  readonly title: string;
  readonly href: string;
}

interface InboxPage<Item> {
  readonly data: { readonly items: readonly Item[]; readonly now: string };
}

interface InboxListProps<Item> {
  /** Content above the tabs. */
  above?: ReactNode;
  words: Readonly<Record<'title' | 'tabs' | 'failed' | 'empty' | 'emptyNote' | 'more', string>>;
  tabs: readonly InboxTab[];
  /** The present tab. */
  tab: string;
  query: UseInfiniteQueryResult<InfiniteData<InboxPage<Item>>>;
  /** Changes when the item has changed; must be the same function in every render. */
  stampOf: (item: Item) => string;
  /** Renders a row; `now` is the server's present moment, in ms. */
  children: (item: Item, now: number) => ReactNode;
}

/** The cases of an inbox, by tabs and page after page; news moves its rows. */
export const InboxList = <Item extends { readonly id: string }>(props: InboxListProps<Item>) => {
  const { above, words, tabs, tab, query, stampOf, children } = props;
  const first = query.data?.pages[0]?.data;
  // A case that moves between two requests may be in both pages; it is shown once.
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
    useMemo(() => items.map((one) => ({ id: one.id, stamp: stampOf(one) })), [items, stampOf]),
  );
  return (
    <ListPane title={words.title} busy={query.isPending}>
      {above}
      <Tabs label={words.tabs} value={tab} tabs={[...tabs]} />
      {!first && (
        <LoadState query={query} failed={{ title: words.failed }}>
          <Skeleton lines={5} height="60px" />
        </LoadState>
      )}
      {first && items.length === 0 && <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      {items.length > 0 && (
        <ul ref={holder} className={listPane.rows} aria-label={words.title}>
          {items.map((one) => children(one, now))}
        </ul>
      )}
      <NextPage query={query}>{words.more}</NextPage>
    </ListPane>
  );
};
