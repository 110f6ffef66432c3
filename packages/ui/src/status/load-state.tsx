import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface Said {
  title?: string | undefined;
  note?: string | undefined;
  /** The way on. */
  action?: ReactNode;
}

interface LoadStateProps {
  /** The call that brings it. */
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** The answer says that it does not exist. */
  isAbsent?: boolean;
  absent?: Said & { readonly title: string; readonly icon?: LucideIcon };
  /** The default says it in general. */
  failed?: Said;
  /** The form of what is being loaded. */
  children?: ReactNode;
}

/** In place of what has not come: it is loading, does not exist, or could not be loaded. */
export const LoadState = ({ query, isAbsent = false, absent, failed, children }: LoadStateProps) => {
  if (isAbsent && absent)
    return (
      <EmptyState icon={absent.icon} title={absent.title} action={absent.action}>
        {absent.note}
      </EmptyState>
    );
  if (!query.error) return children;
  return <ErrorState {...failed} busy={query.isFetching} onRetry={() => void query.refetch()} />;
};
