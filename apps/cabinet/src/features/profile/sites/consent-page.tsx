import { call } from '@novosel/client/call.ts';
import { RefusalError } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { answerSiteRequest, getSiteRequest } from '@novosel/contract/sites/endpoints.ts';
import { Alert } from '@novosel/ui/alert.tsx';
import { Button } from '@novosel/ui/button.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { RefusalAlert } from '@novosel/ui/refusal-alert.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAct } from '../../../account/use-act.ts';
import { leaveTo } from '../../../routing/leave-to.ts';
import { queries } from '../../../shell/queries.ts';
import styles from './sites.module.css';
import { useScopeWords } from './use-scope-words.ts';

/** A site of others asks before it signs the person in: who it is, and what it will read (promise 18). */
export default function ConsentPage() {
  // The frame of the sign-in, in which this stands, asks for nothing.
  return (
    <QueryClientProvider client={queries}>
      <Asked />
    </QueryClientProvider>
  );
}

const Asked = () => {
  const t = useText();
  const { request = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(queryFor(getSiteRequest, { params: { request } }));
  if (data) return <Question request={request} {...data.data} />;
  if (error instanceof RefusalError && error.code === 'NOT_FOUND') {
    return (
      <>
        <h1 className="title-l">{t('sites.gone.title')}</h1>
        <Alert tone="warn">{t('sites.gone.text')}</Alert>
      </>
    );
  }
  if (error) {
    return <ErrorState title={t('sites.ask.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton height="240px" />
    </div>
  );
};

interface QuestionProps {
  request: string;
  name: string;
  domain: string;
  scopes: Parameters<ReturnType<typeof useScopeWords>>[0];
}

const Question = ({ request, name, domain, scopes }: QuestionProps) => {
  const t = useText();
  const act = useAct();
  const words = useScopeWords();
  const answer = (allow: boolean) =>
    void act.act(async () => {
      const { data } = await call(answerSiteRequest, { params: { request }, body: { allow } });
      await leaveTo(data.to);
    });
  return (
    <>
      <h1 className="title-l">{t('sites.ask.title', { name })}</h1>
      <p>{t('sites.ask.what', { domain })}</p>
      <ul className={styles.scopes}>
        {words(scopes).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <p className="muted">{t('sites.ask.note')}</p>
      <RefusalAlert words={act.refusal.words} />
      <div className={styles.acts}>
        <Button wide busy={act.busy} onClick={() => answer(true)}>
          {t('sites.ask.allow')}
        </Button>
        <Button wide variant="secondary" onClick={() => answer(false)}>
          {t('sites.ask.refuse')}
        </Button>
      </div>
    </>
  );
};
