import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type DealSummary, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../shared/account/use-user.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { together } from '../../shared/page/together.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationLook } from './application-look.tsx';
import { ConsentCard } from './consent-card.tsx';
import { NextCard } from './next-card.tsx';
import { Offers } from './offers.tsx';
import { isAtMortgage, stageOf } from './stage-of.ts';
import { TryPayment } from './try-payment.tsx';
import { useOffersHead } from './use-offers-head.ts';

/** The deal of the address, else the one that waits for a mortgage, else any open one. */
function chosen(deals: readonly DealSummary[], asked: number): DealSummary | undefined {
  const open = deals.filter((deal) => deal.open);
  if (asked) return open.find(({ estate }) => estate.id === asked);
  return open.find(isAtMortgage) ?? open[0];
}

const DealBack = ({ deal }: { deal: DealSummary }) => {
  const estates = useEstateWords();
  const href = path('dealView', { estate: deal.estate.id });
  useBackLink({ href, label: capital(estates.name(deal.estate)) });
  return null;
};

/**
 * The mortgage of a deal: the consent for the banks, one application to several of them, their answers side
 * by side and the choice of one (S1-11, S3-44, S4.7-14), and what a loan costs.
 * @param narrow shows only what is awaited, in the single column of S2.5-29
 */
export const MortgageView = ({ narrow = false }: { narrow?: boolean }) => {
  const t = useText();
  const { id, estate } = useParams();
  const mortgage = useQuery(queryFor(getMortgage, { query: {} }));
  const deals = useQuery(queryFor(listDeals));
  const user = useUser();
  const headOf = useOffersHead();
  if (mortgage.data && deals.data) {
    const { bids: all, externalDraft, sopdSigned } = mortgage.data;
    const { items, now } = deals.data.data;
    const deal = chosen(items, Number(id ?? estate ?? 0));
    const bids = all.filter((bid) => bid.estate === deal?.estate.id);
    const stage = stageOf(deal, bids);
    const sent = externalDraft?.estate === deal?.estate.id ? externalDraft : null;
    return (
      <>
        {deal && <DealBack deal={deal} />}
        <PageHead
          {...headOf({ stage, bids, dueAt: deal?.turn.dueAt ?? null, now })}
          end={sent && stage !== 'apply' && <ApplicationLook application={sent} now={now} />}
        />
        <div className="stack">
          {bids.length > 0 && <Offers bids={bids} open={stage === 'offers'} now={now} />}
          {(stage === 'none' || stage === 'apply') && (
            <ConsentCard signed={sopdSigned} due={stage === 'apply'} />
          )}
          {stage === 'apply' && deal && sopdSigned && user && (
            <ApplicationCard key={`form of ${deal.estate.id}`} deal={deal} sent={sent} user={user.id} />
          )}
          {(stage === 'none' || stage === 'desk' || stage === 'member' || stage === 'past') && (
            <NextCard stage={stage} signed={sopdSigned} />
          )}
          {deal && !narrow && stage !== 'past' && (
            <TryPayment
              key={`payment of ${sent?.sentAt ?? deal.estate.id}`}
              deal={deal}
              start={sent ?? undefined}
              now={now}
            />
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('mortgage.title')} note={t('mortgage.note')} />
      <LoadState query={together(mortgage, deals)} failed={{ title: t('mortgage.failed') }}>
        <div aria-busy="true">
          <Skeleton height="220px" />
        </div>
      </LoadState>
    </>
  );
};
