import { queryFor } from '@novosel/client/queries/query-for.ts';
import { dealPrice } from '@novosel/contract/booking/price.ts';
import { filterQuery, usualFilter } from '@novosel/contract/catalogue/choosing/filter.ts';
import { type EstateCard, getEstate, searchEstates } from '@novosel/contract/catalogue/endpoints.ts';
import { fromRubles } from '@novosel/contract/texts/money.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { CoverLink } from '@novosel/ui/actions/cover-link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Facts } from '@novosel/ui/blocks/facts.tsx';
import { HouseDrawing } from '@novosel/ui/drawings/house/house-drawing.tsx';
import { SunDrawing } from '@novosel/ui/drawings/site/sun-drawing.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { EstateFacts } from '../../../shared/estate/estate-facts.tsx';
import { EstatePlan } from '../../../shared/estate/estate-plan.tsx';
import { EstateWhere } from '../../../shared/estate/estate-where.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { ElementsSite } from './elements-site.tsx';
import styles from './shown.module.css';
import { Section, Shown } from './shown.tsx';

const twoRooms = { ...usualFilter, rooms: ['2' as const], sort: '-price' as const };

/** Drawings need data, so they use a flat that is for sale: the most expensive one, which is booked last. */
export const ElementsHome = () => {
  const t = useText();
  const found = useQuery(queryFor(searchEstates, { query: filterQuery(twoRooms) }));
  const first = found.data?.data.items[0]?.id;
  const card = useQuery({
    ...queryFor(getEstate, { params: { estate: first ?? 0 } }),
    enabled: first !== undefined,
  });
  const { isError, isFetching, refetch } = found.isError ? found : card;
  const home = card.data?.data;
  return (
    <Section id="home">
      {home ? (
        <Home card={home} />
      ) : (
        <Shown note={t('elements.home.wait')} whole>
          {isError ? (
            <ErrorState title={t('elements.home.failed')} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="420px" />
          )}
        </Shown>
      )}
    </Section>
  );
};

const Home = ({ card }: { card: EstateCard }) => {
  const t = useText();
  const words = useEstateWords();
  const { estate, sections } = card;
  return (
    <>
      <Shown note={t('elements.home.card')}>
        <Card className={styles.home}>
          <div className="stack">
            <EstatePlan card={card} variant="small" maxHeight={200} />
            <h3 className="title-s">
              <CoverLink href={path('estate', { estate: estate.id })}>{words.title(estate)}</CoverLink>
            </h3>
            <b className="num">
              <Money sum={dealPrice({ flat: estate.prices, form: 'full' })} />
            </b>
            <EstateFacts estate={estate} />
          </div>
        </Card>
      </Shown>
      <Shown note={t('elements.home.row')} whole>
        <Card className={classNames(styles.home, styles.line)}>
          <EstatePlan card={card} variant="small" maxHeight={168} />
          <div className="stack">
            <div>
              <Pill tone="good">{t('elements.home.free')}</Pill>
            </div>
            <h3 className="title-s">
              <CoverLink href={path('estate', { estate: estate.id })}>{words.title(estate)}</CoverLink>
            </h3>
            <Facts
              items={[t('elements.flat.number'), t('elements.flat.building'), t('elements.flat.floor')]}
            />
            <div className="row">
              <Money sum={fromRubles(12_960_000)} struck />
              <Money sum={fromRubles(12_480_000)} figure />
            </div>
          </div>
        </Card>
      </Shown>
      <Shown note={t('elements.home.blue')}>
        <div className={styles.blue}>
          <EstatePlan card={card} variant="blue" maxHeight={360} />
        </div>
      </Shown>
      <Shown note={t('elements.home.plan')} whole>
        <EstatePlan card={card} maxHeight={520} />
      </Shown>
      <Shown note={t('elements.home.where')} whole>
        <EstateWhere card={card} onSelect={() => undefined} />
      </Shown>
      <Shown note={t('elements.home.growing')}>
        <HouseDrawing sections={sections} builtFloors={4} label={t('elements.home.growing')} />
      </Shown>
      <Shown note={t('elements.home.sun')}>
        <Sun />
      </Shown>
      <ElementsSite complex={estate.complex.id} />
    </>
  );
};

/** With windows to three sides, which hardly any flat has. */
const Sun = () => {
  const t = useText();
  const side = (name: string, windows: boolean) => ({
    mark: t('elements.sun.mark', { side: name }),
    windows,
    view: windows ? t('elements.sun.view', { side: name }) : undefined,
  });
  return (
    <SunDrawing
      label={t('elements.sun.label')}
      sides={{
        north: side('north', false),
        east: side('east', true),
        south: side('south', true),
        west: side('west', true),
      }}
      times={{
        east: t('elements.sun.time', { time: 'morning' }),
        south: t('elements.sun.time', { time: 'day' }),
        west: t('elements.sun.time', { time: 'evening' }),
      }}
    />
  );
};
