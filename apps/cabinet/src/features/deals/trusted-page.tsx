import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { getTrustedDeal, type TrustedDeal } from '@novosel/contract/delegates/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Breadcrumbs } from '@novosel/ui/actions/breadcrumbs.tsx';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DealFailed } from '../../shared/deal/deal-failed.tsx';
import { DealMoney } from '../../shared/deal/deal-money.tsx';
import { DealSkeleton } from '../../shared/deal/deal-skeleton.tsx';
import { DealStages } from '../../shared/deal/deal-stages.tsx';
import styles from '../../shared/deal/deals.module.css';
import { useEstateWords } from '../../shared/estate/use-estate-words.ts';
import { DealFlat } from './deal-flat.tsx';
import { DealHistory } from './deal-history.tsx';
import { TrustedTurn } from './trusted-turn.tsx';

/**
 * A deal of the reader's principal. When the principal ends the delegation, an open page loses it at once,
 * too.
 */
export default function TrustedPage() {
  const { delegation = '', estate = '' } = useParams();
  const t = useText();
  const asked = { params: { delegation, estate: Number(estate) } };
  const { data, error, refetch, isFetching } = useQuery(queryFor(getTrustedDeal, asked));
  if (isAbsent(error)) return <Gone />;
  if (data)
    return (
      <AboutEstate kind={data.data.card.estate.kind}>
        <Shown deal={data.data} />
      </AboutEstate>
    );
  return (
    <>
      <Breadcrumbs items={[{ label: t('deals.home'), href: path('dashboard') }]} />
      <h1 className="sr">{t('trusted.title')}</h1>
      {error ? (
        <DealFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DealSkeleton />
      )}
    </>
  );
}

const Gone = () => {
  const t = useText();
  return (
    <>
      <PageHead title={t('trusted.title')} />
      <div role="status">
        <EmptyState
          title={t('trusted.gone')}
          action={<ButtonLink href={path('dashboard')}>{t('trusted.home')}</ButtonLink>}
        >
          {t('trusted.gone.note')}
        </EmptyState>
      </div>
    </>
  );
};

const Shown = ({ deal }: { deal: TrustedDeal }) => {
  const t = useText();
  const words = useEstateWords();
  const { card, trust } = deal;
  const { estate } = card;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('deals.home'), href: path('dashboard') },
          { label: t('trusted.of', { name: trust.principal }) },
          { label: capital(words.name(estate)) },
        ]}
      />
      <PageHead
        title={words.title(estate)}
        note={capital(
          t('deals.place', {
            estate: words.name(estate),
            complex: estate.complex.title,
            building: estate.building.number,
            floor: words.floor(estate),
          }),
        )}
        end={<Money sum={deal.priceKopecks} figure />}
      />
      <div className={styles.gap}>
        <Alert title={t('trusted.of', { name: trust.principal })}>
          {t('trusted.may', { scope: trust.scope, until: formatDate(trust.until) })}
        </Alert>
      </div>
      <div className={styles.gap}>
        <DealStages stage={deal.stage} completed={deal.turn.act === completedAct} />
      </div>
      <div className="columns">
        <div className="stack">
          <TrustedTurn deal={deal} />
          <DealFlat card={card} />
          <DealMoney deal={deal} />
        </div>
        <aside className="stack">
          <DealHistory
            deal={deal}
            say={(event) => t('trusted.event', { event: event.replaceAll('-', '_') })}
          />
        </aside>
      </div>
    </>
  );
};
