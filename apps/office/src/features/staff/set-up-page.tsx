import { RefusalError } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { beginSession } from '@novosel/client/session.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import { type beginSetUp, type finishSetUp, showSetUp } from '@novosel/contract/session/staff-endpoints.ts';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { queuePath } from '../../paths.ts';
import { DoorFrame } from '../../shell/door-frame.tsx';
import { CodesShown } from './codes-shown.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import { SetUpPassword } from './set-up-password.tsx';

type Begun = AnswerOf<typeof beginSetUp>['data'];
type Done = AnswerOf<typeof finishSetUp>['data'];

/** The link of a letter: a password, a second factor, the recovery codes, and into the desk. */
export default function SetUpPage() {
  const t = useText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [begun, setBegun] = useState<Begun>();
  const [done, setDone] = useState<Done>();
  const [dead, setDead] = useState(false);
  const query = useQuery({
    ...queryFor(showSetUp, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const view = query.data?.data;
  const isDead = dead || (query.error instanceof RefusalError && query.error.status === 422);
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
      {isDead && <EmptyState title={t('staff.setUp.dead')}>{t('staff.setUp.dead.note')}</EmptyState>}
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
        <SetUpFactor token={token} begun={begun} onDone={setDone} onDead={() => setDead(true)} />
      )}
    </DoorFrame>
  );
}
