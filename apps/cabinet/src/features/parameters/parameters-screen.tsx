import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealView, getDeal } from '@novosel/contract/deals/endpoints.ts';
import { getLots } from '@novosel/contract/lots/endpoints.ts';
import { getParameters } from '@novosel/contract/parameters/endpoints.ts';
import type { ParametersView } from '@novosel/contract/parameters/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { DealBack, DealWaits } from '../../shared/deal/deal-waits.tsx';
import { together } from '../../shared/page/together.ts';

export interface ScreenProps {
  readonly deal: DealView;
  readonly view: ParametersView;
}

/** Shown to an owner who did not make the booking: the buyer who did chooses the terms. */
const OthersTerms = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const { estate } = deal.card;
  return (
    <AboutEstate kind={estate.kind}>
      <DealBack deal={deal} />
      <PageHead title={t('parameters.chosen')} note={t('parameters.members.note')} />
      <ButtonLink href={path('dealView', { estate: estate.id })} variant="secondary">
        {t('parameters.deal')}
      </ButtonLink>
    </AboutEstate>
  );
};

interface ParametersScreenProps {
  /** The page shows what may be taken along, and waits for it, so that nothing moves when it comes. */
  withLots?: boolean;
  children: (props: ScreenProps) => ReactNode;
}

/** A page of the terms of a deal with its data; they are the main buyer's alone. */
export const ParametersScreen = ({ withLots = false, children }: ParametersScreenProps) => {
  const t = useText();
  const estate = Number(useParams().estate);
  const deal = useQuery(queryFor(getDeal, { params: { estate } }));
  const own = deal.data?.data.own;
  const view = useQuery({ ...queryFor(getParameters, { params: { estate } }), enabled: own !== false });
  const lots = useQuery({
    ...queryFor(getLots, { params: { estate } }),
    enabled: withLots && own !== false,
  });
  if (deal.data && own === false) return <OthersTerms deal={deal.data.data} />;
  if (deal.data && view.data && !(withLots && lots.isPending)) {
    return (
      <AboutEstate kind={deal.data.data.card.estate.kind}>
        <DealBack deal={deal.data.data} />
        {children({ deal: deal.data.data, view: view.data.data })}
      </AboutEstate>
    );
  }
  return <DealWaits title={t('parameters.chosen')} query={together(deal, view)} />;
};
