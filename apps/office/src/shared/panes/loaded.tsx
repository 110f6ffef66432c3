import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<{ readonly data: Data }>;
  /** What is said when it could not be loaded. */
  failed: string;
  /** Lines shown while it loads. */
  lines?: number;
  height?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a page with its own call: it says itself that it loads, or could not be loaded. */
export function Loaded<Data>({ query, failed, lines = 2, height = '72px', children }: LoadedProps<Data>) {
  if (query.data) return children(query.data.data);
  return (
    <LoadState query={query} failed={{ title: failed }}>
      <Skeleton lines={lines} height={height} />
    </LoadState>
  );
}
