import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface Said {
  title?: string | undefined;
  note?: string | undefined;
  /** A link or button to go on. */
  action?: ReactNode;
}

interface LoadStateProps {
  /** The query of the content. */
  query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Whether the answer says that it does not exist. */
  isAbsent?: boolean;
  absent?: Said & { readonly title: string; readonly icon?: LucideIcon };
  /** Message of the failure; the default text is general. */
  failed?: Said;
  /** Placeholder while it loads. */
  children?: ReactNode;
}

/** Shown in place of missing content: it is loading, does not exist, or failed to load. */
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
