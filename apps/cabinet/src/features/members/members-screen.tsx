import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealView, getDeal } from '@novosel/contract/deals/endpoints.ts';
import { getMembers } from '@novosel/contract/members/endpoints.ts';
import type { MembersView } from '@novosel/contract/members/schema.ts';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { DealBack, DealWaits } from '../../shared/deal/deal-waits.tsx';
import { together } from '../../shared/page/together.ts';
import { Invitation } from './invitation/invitation.tsx';

export interface ScreenProps {
  readonly deal: DealView;
  readonly view: MembersView;
}

/** The members with their deal; the invitation alone for a reader who has not accepted it. */
export const MembersScreen = ({ children }: { children: (props: ScreenProps) => ReactNode }) => {
  const t = useText();
  const estate = Number(useParams().estate);
  const view = useQuery(queryFor(getMembers, { params: { estate } }));
  const invitation = view.data?.data.invitation;
  // Whoever is only invited does not see the deal.
  const deal = useQuery({ ...queryFor(getDeal, { params: { estate } }), enabled: invitation === null });
  if (view.data && invitation) {
    return (
      <AboutEstate kind={invitation.estate.kind}>
        <Invitation invitation={invitation} now={view.data.data.now} />
      </AboutEstate>
    );
  }
  if (deal.data && view.data) {
    return (
      <AboutEstate kind={deal.data.data.card.estate.kind}>
        <DealBack deal={deal.data.data} />
        {children({ deal: deal.data.data, view: view.data.data })}
      </AboutEstate>
    );
  }
  return <DealWaits title={t('members.title')} query={together(view, deal)} />;
};
