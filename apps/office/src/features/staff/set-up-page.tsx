import { RefusalError } from '@novosel/client/calls/errors.ts';
import { beginSession } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type beginSetUp, type finishSetUp, showSetUp } from '@novosel/contract/session/staff-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { DoorFrame } from '../../shared/panes/door-frame.tsx';
import { queuePath, signInPath } from '../../shared/paths.ts';
import { CodesShown } from './codes-shown.tsx';
import { type Anew, SetUpFactor } from './set-up-factor.tsx';
import { SetUpPassword } from './set-up-password.tsx';

type Begun = AnswerOf<typeof beginSetUp>['data'];
type Done = AnswerOf<typeof finishSetUp>['data'];

/** The page of an invitation link: a password, a second factor, the recovery codes, then the desk. */
export default function SetUpPage() {
  const t = useText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [begun, setBegun] = useState<Begun>();
  const [done, setDone] = useState<Done>();
  const [anew, setAnew] = useState<Anew>();
  const [dead, setDead] = useState(false);
  const query = useQuery({
    ...queryFor(showSetUp, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const view = query.data?.data;
  const isDead = dead || (query.error instanceof RefusalError && query.error.status === 422);
  const askAnew = async (why: Anew) => {
    await query.refetch();
    setAnew(why);
    setBegun(undefined);
  };
  if (done)
    return (
      <DoorFrame>
        <h1 className="title-l">{t('staff.codes')}</h1>
        <CodesShown
          codes={done.codes}
          onKept={() => {
            beginSession(done.token);
            void navigate(queuePath, { replace: true });
          }}
        />
      </DoorFrame>
    );
  return (
    <DoorFrame>
      {(!view || isDead) && <h1 className="title-l">{t('staff.setUp.title')}</h1>}
      {query.isPending && <Skeleton lines={3} height="48px" />}
      {isDead && (
        <div role="status">
          <EmptyState
            title={t('staff.setUp.dead')}
            action={<Link href={signInPath}>{t('staff.setUp.signIn')}</Link>}
          >
            {t('staff.setUp.dead.note')}
          </EmptyState>
        </div>
      )}
      {view && !isDead && !begun && anew && (
        <Alert tone="warn" urgent>
          {t(`staff.setUp.anew.${anew}`)}
        </Alert>
      )}
      {query.error && !isDead && (
        <ErrorState
          title={t('staff.setUp.error')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {view && !isDead && !begun && (
        <SetUpPassword token={token} view={view} onBegun={setBegun} onDead={() => setDead(true)} />
      )}
      {view && !isDead && begun && (
        <SetUpFactor token={token} begun={begun} onDone={setDone} onAnew={(why) => void askAnew(why)} />
      )}
    </DoorFrame>
  );
}
