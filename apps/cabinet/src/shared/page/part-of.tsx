import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PartOfProps<Answer> {
  query: UseQueryOptions<Answer>;
  /** What did not load, in words. */
  failed: string;
  /** What it takes up while it is on its way: any CSS length, or the form of it. */
  height?: string;
  instead?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The inside of a card with data of its own: on its way, failed by itself, or there. */
export const PartOf = <Answer,>({
  query,
  failed,
  height = '96px',
  instead,
  children,
}: PartOfProps<Answer>) => {
  const { data, error, refetch, isFetching } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={failed} busy={isFetching} onRetry={() => void refetch()} />;
  return <div aria-busy="true">{instead ?? <Skeleton height={height} />}</div>;
};
