import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { getImport, type ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export type LineKind = ImportLine['what'];
export const lineKinds = ['change', 'create', 'wrong', 'same'] as const satisfies readonly LineKind[];

/** An import with its lines, of one kind or all, page by page. */
export function useImport(batch: string, only: LineKind | undefined) {
  const input = { params: { batch }, query: only ? { only } : {} };
  const query = useInfiniteQuery({
    ...pagesFor(getImport, 'after', input),
    // Lines of a checked file never change; acts on the import refetch its state.
    staleTime: 60_000,
  });
  const pages = query.data?.pages ?? [];
  const latest = pages.at(-1)?.data;
  return {
    ...query,
    batch: latest?.batch,
    plans: latest?.plans ?? [],
    houses: latest?.houses ?? [],
    lines: pages.flatMap(({ data }) => data.lines),
  };
}
