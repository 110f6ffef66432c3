import type { compareEstates } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { sidesOf, sunOf, viewsOf } from '@novosel/contract/catalogue/view.ts';
import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { stateFor } from '../../../shared/estate/sale-state.ts';
import { useBooked } from '../../../shared/estate/use-booked.ts';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';
import { bestOf } from './best-of.ts';

export type Compared = AnswerOf<typeof compareEstates>['data'][number];

interface ComparisonRow {
  key: string;
  label: string;
  /** In the order of the estates. */
  values: string[];
  /** Index of the value that is best for the buyer; undefined when there is none. */
  best: number | undefined;
  differs: boolean;
}

const none = '—';

/** The rows of the comparison, the same for every estate and in the same order. */
export const useComparisonRows = (items: readonly Compared[]): ComparisonRow[] => {
  const t = useText();
  const words = useEstateWords();
  const booked = useBooked(items.map(({ estate }) => estate));
  const money = (sum: Kopecks | null) =>
    sum === null ? none : formatMoney(sum, { suffix: t('ui.money.suffix') });
  const row = (key: string, values: string[], best?: number): ComparisonRow => ({
    key,
    label: t('catalogue.comparison.row', { row: key }),
    values: values.map((value) => value || none),
    best,
    differs: new Set(values).size > 1,
  });
  const of = (key: string, read: (item: Compared) => string) => row(key, items.map(read));
  const sum = (key: string, read: (item: Compared) => Kopecks | null) =>
    row(key, items.map(read).map(money), bestOf(items.map(read), 'least'));
  const area = (key: string, read: (item: Compared) => number | null) =>
    row(
      key,
      items.map(read).map((one) => (one === null ? none : words.area(one))),
      bestOf(items.map(read), 'most'),
    );
  return [
    sum('full', ({ estate }) => estate.prices.full),
    sum('metre', ({ estate }) => Math.round((estate.prices.full / estate.areas.all) * 100)),
    sum('base', ({ estate }) => estate.prices.base),
    sum('mortgage', ({ estate }) => estate.prices.mortgage),
    sum('monthly', ({ monthly }) => monthly?.kopecks ?? null),
    area('all', ({ estate }) => estate.areas.all),
    area('living', ({ estate }) => estate.areas.living),
    area('kitchen', ({ estate }) => estate.areas.kitchen),
    of('complex', ({ estate }) => t('estate.complex', { title: estate.complex.title })),
    of('building', ({ estate }) =>
      t('estate.building', { number: estate.building.number, section: estate.section }),
    ),
    of('floor', ({ estate }) => words.floor(estate)),
    of('finishing', ({ estate }) => words.finishing(estate)),
    of('view', ({ estate }) => viewsOf(estate.viewSides).map(words.view).join(', ')),
    of('side', ({ estate }) => sidesOf(estate.viewSides).map(words.view).join(', ')),
    of('sun', ({ estate }) =>
      sunOf(estate.viewSides)
        .map((time) => t('catalogue.light.time', { time }))
        .join(', '),
    ),
    of('ceiling', ({ estate }) => t('catalogue.comparison.metres', { metres: estate.ceilingMm / 1000 })),
    of('keys', ({ estate }) => words.quarter(estate.handover, true)),
    of('state', ({ estate }) => t('catalogue.estate.state', { state: stateFor(estate, booked) })),
  ];
};
