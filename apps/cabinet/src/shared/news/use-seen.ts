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
  /** Endpoints whose answers show it as new. */
  readonly stale: readonly AnyEndpoint[];
}

/**
 * Tells the server that the news has been seen; a failure is ignored: the next visit tells it again.
 * @param seeing must be the same object in every render
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
