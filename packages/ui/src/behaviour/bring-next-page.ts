/** A query that comes page after page. */
export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Brings the next page. What is being fetched anew meanwhile is waited for: to fetch a page at once would
 * break it off, and its news would be lost.
 */
export async function bringNextPage({ isFetching, fetchNextPage }: PagedQuery): Promise<void> {
  if (isFetching) await fetchNextPage({ cancelRefetch: false });
  await fetchNextPage({ cancelRefetch: false });
}
