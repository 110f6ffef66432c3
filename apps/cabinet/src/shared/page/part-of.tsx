import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PartOfProps<Answer> {
  query: UseQueryOptions<Answer>;
  /** Message when it fails to load. */
  failed: string;
  /** Height while it loads: any CSS length, or a placeholder. */
  height?: string;
  instead?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Content of a card that loads its own data: shows loading, its own failure, or the data. */
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
