import { call } from '@novosel/client/calls/call.ts';
import { getImport, type ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { impactOf } from './impact.ts';

/** A file of 20,000 lines would take 200 calls: of longer files only these first pages are counted. */
const pagesAtMost = 30;

/** Counts what a checked import would change; `whole` says whether every line was counted. */
export function useImpact(batch: string, wanted: boolean) {
  return useQuery({
    queryKey: ['catalogue-import-impact', batch],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const lines: ImportLine[] = [];
      let after: number | null = 0;
      for (let page = 0; page < pagesAtMost && after !== null; page += 1) {
        const query: { only: 'change'; after: number } = { only: 'change', after };
        const { data }: AnswerOf<typeof getImport> = await call(getImport, {
          params: { batch },
          query,
          signal,
        });
        lines.push(...data.lines);
        after = data.next;
      }
      return { ...impactOf(lines), whole: after === null };
    },
  });
}
