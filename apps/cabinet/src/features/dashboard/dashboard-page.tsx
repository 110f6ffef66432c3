import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { listInvitations } from '@novosel/contract/members/invitation-endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { late } from '@novosel/ui/status/late.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { languageTag, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../shared/account/use-user.ts';
import { DealFailed } from '../../shared/deal/deal-failed.tsx';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import { DealTurn } from '../../shared/deal/deal-turn.tsx';
import { Columns } from './columns.tsx';
import { FirstSteps } from './first-steps.tsx';

/** Loaded only for a delegate, so that it does not slow the page of others. */
const TrustedDeals = late(async () => (await import('./trusted-deals.tsx')).TrustedDeals);

/** Loaded only for a person who is invited into another's deal. */
const Invitations = late(async () => (await import('./invitations.tsx')).Invitations);

/** Loaded only for a person with several deals. */
const Board = late(async () => (await import('./board.tsx')).Board);

/** What the person has to do now, whose turn it is in his other deals, and the state of the main deal. */
export default function DashboardPage() {
  const t = useText();
  const locale = useLocale();
  const user = useUser();
  const { data, error, refetch, isFetching } = useQuery(queryFor(listDeals));
  const { data: invited, isError: invitedFailed } = useQuery(queryFor(listInvitations));
  const [trustLost, setTrustLost] = useState(false);
  const open = data?.data.items.filter((deal) => deal.open) ?? [];
  // A person who has all his keys sees the deal that gave them.
  const main = open[0] ?? data?.data.items.find(({ turn }) => turn.act === completedAct);
  const { data: full, isError: fullFailed } = useQuery({
    ...queryFor(getDeal, { params: { estate: main?.estate.id ?? 0 } }),
    enabled: main !== undefined,
  });
  const deal = full?.data;
  // All parts appear at once: a late one would push down the content below it.
  const ready = data && (invited || invitedFailed) && (!main || deal || fullFailed);
  const today = new Intl.DateTimeFormat(languageTag[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Moscow',
  });
  return (
    <>
      <PageHead
        title={user ? t('dashboard.hello', { name: user.name }) : t('dashboard.title')}
        end={
          // The line is reserved until the server has sent the day.
          <p className="muted" style={{ visibility: data ? undefined : 'hidden' }}>
            {t('dashboard.today', { day: today.format(new Date(data?.data.now ?? Date.now())) })}
          </p>
        }
      />
      {!data && error && <DealFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!ready && !error && <DealSkeleton />}
      {ready && (invitedFailed || invited?.data.items[0]) && (
        <Invitations instead={<Skeleton height="192px" />} />
      )}
      {ready && !main && <FirstSteps />}
      {ready && deal && (
        <AboutEstate kind={deal.card.estate.kind}>
          <DealTurn deal={deal} />
        </AboutEstate>
      )}
      {ready && open.length > 1 && (
        <Board deals={open} now={data.data.now} instead={<Skeleton height="240px" />} />
      )}
      {(ready || error) &&
        user?.delegate &&
        (trustLost ? (
          <ErrorState title={t('dashboard.trusted.failed')} onRetry={() => setTrustLost(false)} />
        ) : (
          <TrustedDeals instead={<Skeleton height="168px" />} onLost={() => setTrustLost(true)} />
        ))}
      {ready && <Columns deal={deal} />}
    </>
  );
}
