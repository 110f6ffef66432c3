import { queriesOf } from '@novosel/client/queries/query-for.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface Shown {
  readonly id: string;
  readonly hasNew: boolean;
}

interface Seeing {
  readonly see: (id: string) => Promise<unknown>;
  /** What shows that it is new. */
  readonly stale: readonly AnyEndpoint[];
}

/**
 * The server learns that the news has been seen; a failure tells nothing: the next visit says it again.
 * @param seeing the same object at each drawing
 */
export const useSeen = (one: Shown | undefined, seeing: Seeing): void => {
  const queries = useQueryClient();
  const [id, hasNew] = [one?.id, one?.hasNew ?? false];
  useEffect(() => {
    if (!id || !hasNew) return;
    seeing.see(id).then(
      () => Promise.all(seeing.stale.map((of) => queries.invalidateQueries(queriesOf(of)))),
      () => undefined,
    );
  }, [id, hasNew, queries, seeing]);
};
