import { ErrorState } from '@novosel/ui/error-state.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PartOfProps<Answer> {
  query: UseQueryOptions<Answer>;
  /** What did not load, in words. */
  failed: string;
  children: (answer: Answer) => ReactNode;
}

/** The inside of a card with data of its own: on its way, failed by itself, or there. */
export const PartOf = <Answer,>({ query, failed, children }: PartOfProps<Answer>) => {
  const { data, error, refetch, isFetching } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={failed} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton height="96px" />
    </div>
  );
};
