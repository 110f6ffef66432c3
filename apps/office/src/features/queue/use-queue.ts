import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { deskQueue, type QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueueFilter } from './queue-filter.ts';

/**
 * The queue by pages. News of the desk makes them stale by the endpoint's name, so every shown page is
 * refetched.
 */
export function useQueue(filter: QueueFilter) {
  const query = useInfiniteQuery({
    ...pagesFor(deskQueue, 'after', { query: filter }),
    placeholderData: keepPreviousData,
  });
  return { ...query, items: unique(query.data?.pages.flatMap(({ data }) => data.items) ?? []) };
}

/** A deal that moves between two pages between two requests is in both; it is shown once. */
function unique(items: readonly QueueItem[]): readonly QueueItem[] {
  return [...new Map(items.map((item) => [item.booking, item])).values()];
}
