import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { getEstate } from '@novosel/contract/catalogue/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EstateFacts } from '../../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { EstateWhere } from '../../../shared/estate/estate-where.tsx';
import { stateFor } from '../../../shared/estate/sale-state.ts';
import { useBooked } from '../../../shared/estate/use-booked.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { go } from '../../../shared/navigation/go.ts';
import { isEstateId } from '../../../shared/navigation/saved-targets.ts';
import { Absent } from '../absent.tsx';
import { CompareButton } from '../tiles/compare-button.tsx';
import { FavouriteButton } from '../tiles/favourite-button.tsx';
import styles from './estate-page.module.css';
import { EstateSkeleton } from './estate-skeleton.tsx';
import { HandoverPromises } from './handover-promises.tsx';
import { LightCard } from './light-card.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { PriceCard } from './price-card.tsx';
import { Similar } from './similar.tsx';
import { useMarkViewed } from './use-mark-viewed.ts';

/** The page of one estate: pictures first, then text. */
export default function EstatePage() {
  const t = useText();
  const { estate } = useParams();
  const known = isEstateId(estate ?? '');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(getEstate, { params: { estate: Number(estate) } }),
    enabled: known,
  });
  if (data)
    return (
      <AboutEstate kind={data.data.estate.kind}>
        <Estate card={data.data} />
      </AboutEstate>
    );
  if (!known || isAbsent(error)) return <Absent what="estate" />;
  if (!error) return <EstateSkeleton />;
  return (
    <>
      <h1 className="sr">{t('catalogue.estate.failed')}</h1>
      <ErrorState title={t('catalogue.estate.failed')} busy={isFetching} onRetry={() => void refetch()} />
    </>
  );
}

const Estate = ({ card: shown }: { card: EstateCard }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate } = shown;
  const booked = useBooked([estate]);
  const card = { ...shown, bookedByMe: shown.bookedByMe || booked.includes(estate.id) };
  useMarkViewed(estate.id);
  const state = card.bookedByMe ? 'mine' : stateFor(estate, booked);
  const tone = { mine: 'turn', free: 'good', taken: 'warn', gone: 'neutral' } as const;
  return (
    <>
      <PageHead
        back={<BackLink href={path('estates')}>{t('catalogue.back')}</BackLink>}
        title={words.title(estate)}
        note={t('catalogue.estate.note', {
          number: estate.number,
          complex: estate.complex.title,
          address: estate.building.address,
        })}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          <Card
            className={styles.first}
            title={t('catalogue.estate.plan')}
            end={
              <span className={styles.marks}>
                <Pill tone={tone[state]}>{t('catalogue.estate.state', { state })}</Pill>
                <CompareButton estate={estate} />
                <FavouriteButton estate={estate} />
              </span>
            }
          >
            <div className={styles.plan}>
              <EstatePlan card={card} maxHeight={460} />
            </div>
            <div className={styles.facts}>
              <EstateFacts estate={estate} />
            </div>
          </Card>
          <Card
            title={t('catalogue.estate.where')}
            end={
              <LinkButton href={path('estateBuilding', { building: estate.building.id })}>
                {t('catalogue.estate.board')}
              </LinkButton>
            }
          >
            <EstateWhere card={card} onSelect={(id) => void go(path('estate', { estate: id }))} />
          </Card>
          <div className={styles.pair}>
            <LightCard card={card} />
            <HandoverPromises estate={estate} promises={card.promises} />
          </div>
        </div>
        <aside className={styles.side}>
          <PriceCard card={card} />
          <MonthlyCard key={estate.id} card={card} />
        </aside>
      </div>
      <Similar estate={estate.id} />
    </>
  );
};
