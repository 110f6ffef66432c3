import { queryFor } from '@novosel/client/queries/query-for.ts';
import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import { getDeal } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Breadcrumbs } from '@novosel/ui/actions/breadcrumbs.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DealCourse } from '../../shared/deal/deal-course.tsx';
import { DealFailed } from '../../shared/deal/deal-failed.tsx';
import { DealManager } from '../../shared/deal/deal-manager.tsx';
import { DealMoney } from '../../shared/deal/deal-money.tsx';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import { DealStages } from '../../shared/deal/deal-stages.tsx';
import { DealTurn } from '../../shared/deal/deal-turn.tsx';
import styles from '../../shared/deal/deals.module.css';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { ChangeOfMind } from '../../shared/leaving/change-of-mind.tsx';
import { DealDocuments } from './deal-documents.tsx';
import { DealFlat } from './deal-flat.tsx';
import { DealHistory } from './deal-history.tsx';
import { DealLinked } from './deal-linked.tsx';
import { DealMembers } from './deal-members.tsx';
import { DealSchedule } from './deal-schedule.tsx';

const DealPath = ({ name }: { name?: string }) => {
  const t = useText();
  return (
    <Breadcrumbs
      items={[
        { label: t('deals.home'), href: path('dashboard') },
        { label: t('deals.title'), href: path('deals', {}) },
        ...(name ? [{ label: name }] : []),
      ]}
    />
  );
};

/** One deal: whose turn it is, its stages, estate, documents, money, people and history. */
export default function DealPage() {
  const estate = Number(useParams().estate);
  const t = useText();
  const words = useEstateWords();
  const { data, error, refetch, isFetching } = useQuery(queryFor(getDeal, { params: { estate } }));
  if (!data)
    return (
      <>
        <DealPath />
        <h1 className="sr">{t('deals.title')}</h1>
        {error ? (
          <DealFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DealSkeleton />
        )}
      </>
    );
  const deal = data.data;
  const { card, manager, now } = deal;
  return (
    <AboutEstate kind={card.estate.kind}>
      <DealPath name={capital(words.name(card.estate))} />
      <PageHead
        title={words.title(card.estate)}
        note={capital(
          t('deals.place', {
            estate: words.name(card.estate),
            complex: card.estate.complex.title,
            building: card.estate.building.number,
            floor: words.floor(card.estate),
          }),
        )}
        end={<Money sum={deal.priceKopecks} figure />}
      />
      <div className={styles.gap}>
        <DealStages stage={deal.stage} deal={deal} />
      </div>
      <div className="columns">
        <div className="stack">
          <DealTurn deal={deal} compact />
          {deal.schedule && (
            <DealSchedule schedule={deal.schedule} priceKopecks={deal.priceKopecks} now={now} />
          )}
          <DealCourse deal={deal} />
          <DealFlat card={card} />
          <DealLinked linked={deal.linked} />
          <DealDocuments
            deal={deal}
            documents={deal.documents}
            joined={deal.booking.term.code === joinedTerm}
            now={now}
          />
          <div className={styles.pair}>
            <DealMoney deal={deal} />
            <DealMembers deal={deal} />
          </div>
        </div>
        <aside className="stack">
          {manager && <DealManager manager={manager} deal={deal} />}
          <DealHistory deal={deal} />
          <ChangeOfMind deal={deal} />
        </aside>
      </div>
    </AboutEstate>
  );
}
