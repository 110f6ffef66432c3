/** A paged query. */
export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Fetches the next page after a refetch in progress: fetching at once would cancel it, and its data would be
 * lost.
 */
export async function bringNextPage({ isFetching, fetchNextPage }: PagedQuery): Promise<void> {
  if (isFetching) await fetchNextPage({ cancelRefetch: false });
  await fetchNextPage({ cancelRefetch: false });
}
