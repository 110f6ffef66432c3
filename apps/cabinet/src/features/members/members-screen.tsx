import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealView, getDeal } from '@novosel/contract/deals/endpoints.ts';
import { getMembers } from '@novosel/contract/members/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { DealFailed } from '../../shared/deal/deal-failed.tsx';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { together } from '../../shared/page/together.ts';
import { Invitation } from './invitation/invitation.tsx';

export interface ScreenProps {
  readonly deal: DealView;
  readonly view: MembersView;
}

const Back = ({ deal }: { deal: DealView }) => {
  const estates = useEstateWords();
  const { estate } = deal.card;
  useBackLink({ href: path('dealView', { estate: estate.id }), label: capital(estates.name(estate)) });
  return null;
};

/** The members with their deal; the invitation alone for a reader who has not accepted it. */
export const MembersScreen = ({ children }: { children: (props: ScreenProps) => ReactNode }) => {
  const t = useText();
  const estate = Number(useParams().estate);
  const view = useQuery(queryFor(getMembers, { params: { estate } }));
  const invitation = view.data?.data.invitation;
  // Whoever is only invited does not see the deal.
  const deal = useQuery({ ...queryFor(getDeal, { params: { estate } }), enabled: invitation === null });
  if (view.data && invitation) {
    return <Invitation estate={estate} invitation={invitation} now={view.data.data.now} />;
  }
  if (deal.data && view.data) {
    return (
      <AboutEstate kind={deal.data.data.card.estate.kind}>
        <Back deal={deal.data.data} />
        {children({ deal: deal.data.data, view: view.data.data })}
      </AboutEstate>
    );
  }
  const both = together(view, deal);
  return (
    <>
      <h1 className="sr">{t('members.title')}</h1>
      {both.error ? (
        <DealFailed error={both.error} busy={both.isFetching} onRetry={() => void both.refetch()} />
      ) : (
        <DealSkeleton />
      )}
    </>
  );
};
