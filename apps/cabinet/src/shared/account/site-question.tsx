import { isAbsent } from '@novosel/client/calls/errors.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { QueryClientProvider, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { queries } from '../page/queries.ts';

interface SiteQuestionProps<Answer> {
  /** The query for the site's question, by the request ID in the address. */
  query: (request: string) => UseQueryOptions<Answer>;
  title: string;
  /** Message when the question fails to load. */
  failed: string;
  /** Message for a question that is already answered or too old. */
  gone: { title: string; text: string };
  /** Height of the content while it loads: any CSS length. */
  height: string;
  children: (answer: Answer, request: string, reread: () => Promise<unknown>) => ReactNode;
}

/** Shows the question of a client site, or that it loads, failed or is gone. */
export const SiteQuestion = <Answer,>(props: SiteQuestionProps<Answer>) => (
  // The sign-in layout around this component makes no calls, so there is no query client yet.
  <QueryClientProvider client={queries}>
    <Asked {...props} />
  </QueryClientProvider>
);

const Asked = <Answer,>(props: SiteQuestionProps<Answer>) => {
  const { query, title, failed, gone, height, children } = props;
  const { request = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(query(request));
  if (data !== undefined) return children(data, request, refetch);
  if (isAbsent(error)) {
    return (
      <>
        <h1 className="title-l">{gone.title}</h1>
        <Alert tone="warn">{gone.text}</Alert>
      </>
    );
  }
  return (
    <>
      <h1 className="title-l">{title}</h1>
      {error ? (
        <ErrorState title={failed} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={height} />
        </div>
      )}
    </>
  );
};
