import { queryFor } from '@novosel/client/queries/query-for.ts';
import { versionName } from '@novosel/contract/contracts/acts.ts';
import { getContract } from '@novosel/contract/contracts/endpoints.ts';
import { getDeal } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useUser } from '../../shared/account/use-user.ts';
import { DealBack, DealWaits } from '../../shared/deal/deal-waits.tsx';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { together } from '../../shared/page/together.ts';
import { ContractBrief } from './contract-brief.tsx';
import type { ScreenProps } from './contract-props.ts';
import { ContractReading } from './contract-reading.tsx';
import { useNews } from './news/use-news.ts';
import { WaitingCard } from './waiting-card.tsx';

/** The contract of a deal: read clause by clause, asked about, agreed to. */
export const ContractPage = () => {
  const t = useText();
  const user = useUser()?.id;
  const params = { estate: Number(useParams().estate) };
  const deal = useQuery(queryFor(getDeal, { params }));
  const contract = useQuery(queryFor(getContract, { params }));
  const [shownDeal, view] = [deal.data?.data, contract.data?.data];
  if (!shownDeal || !view || user === undefined)
    return <DealWaits title={t('contract.title')} query={together(deal, contract)} />;
  return (
    <AboutEstate kind={shownDeal.card.estate.kind}>
      <DealBack deal={shownDeal} />
      <Contract deal={shownDeal} view={view} user={user} />
    </AboutEstate>
  );
};

const Contract = (props: ScreenProps) => {
  const t = useText();
  const locale = useLocale();
  const words = useDealWords();
  const estates = useEstateWords();
  const { deal, view, user } = props;
  const { current } = view;
  useNews(view, deal.card.estate.id, user);
  const estate = capital(estates.name(deal.card.estate));
  const note = current
    ? t('contract.note', {
        estate,
        version: versionName(current.number, locale),
        date: words.day(current.sentAt, view.now),
      })
    : estate;
  return (
    <>
      <PageHead title={t('contract.title')} note={note} />
      <ContractBrief deal={deal} view={view} />
      {current ? <ContractReading {...props} current={current} /> : <WaitingCard {...props} />}
    </>
  );
};
