interface Loading {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Combines queries that a page needs all of: it fails with the first failure, and a retry refetches all. */
export const together = (...queries: readonly Loading[]): Loading => ({
  error: queries.find(({ error }) => error)?.error ?? null,
  isFetching: queries.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});
