import { errorWords, isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  joinFavourites,
  listFavourites,
  showInvitation,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { go } from '../../../shared/navigation/go.ts';
import { Absent } from '../absent.tsx';

/** The page of a co-buyer's invitation: who invites, what is shared, and the button that accepts. */
export default function InvitationPage() {
  const t = useText();
  const { token = '' } = useParams();
  const { data, error, refetch } = useQuery(queryFor(showInvitation, { params: { token } }));
  const join = useCall(joinFavourites, {
    invalidates: [listFavourites],
    onDone: () => go(path('favorites'), { replace: true }),
  });
  if (isAbsent(error)) return <Absent what="invitation" />;
  return (
    <>
      <PageHead
        title={data ? t('catalogue.invitation', { name: data.data.from }) : t('catalogue.invitation.any')}
      />
      <Card aria-busy={!data && !error ? true : undefined}>
        {!data && !error && <Skeleton lines={3} />}
        {error && <ErrorState title={t('catalogue.invitation.failed')} onRetry={() => void refetch()} />}
        {data && (
          <div className="stack">
            <p>{t('catalogue.invitation.what')}</p>
            <p className="small muted">
              {t('catalogue.share.until', { date: formatDate(data.data.expiresAt) })}
            </p>
            {join.error && (
              <ErrorAlert errors={[...errorWords(join.error, t('catalogue.invitation.failed'))]} />
            )}
            <div className="row">
              <Button
                busy={join.isPending}
                disabledReason={data.data.own ? t('catalogue.invitation.own') : null}
                onClick={() => join.mutate({ params: { token }, body: {} })}
              >
                {t('catalogue.invitation.join')}
              </Button>
              <ButtonLink href={path('favorites')} variant="secondary">
                {t('catalogue.invitation.later')}
              </ButtonLink>
            </div>
          </div>
        )}
      </Card>
    </>
  );
}
