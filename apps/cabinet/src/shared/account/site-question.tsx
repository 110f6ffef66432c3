import { isAbsent } from '@novosel/client/calls/errors.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';

interface SiteQuestionProps {
  /** How the call for what a site asks stands. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title: string;
  /** What is said when it could not be asked for. */
  failed: string;
  /** What is said of a question that is answered or too old. */
  gone: { title: string; text: string };
  /** Of what comes: any CSS length. */
  height: string;
}

/** What another site asks of a person, before it is there: on its way, failed, or no more. */
export const SiteQuestion = ({ query, title, failed, gone, height }: SiteQuestionProps) => {
  const { error, isFetching, refetch } = query;
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
