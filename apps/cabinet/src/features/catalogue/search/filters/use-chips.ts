import { type EstateFilter, hasRooms } from '@novosel/contract/catalogue/choosing/filter.ts';
import { formatMoney, fromRubles } from '@novosel/contract/texts/money.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../../shared/estate/use-estate-words.ts';
import { type Complexes, ofKind, quarterOf, signed } from './filter-options.ts';
import type { FilterPart } from './use-estate-filter.ts';

interface Chip {
  key: string;
  label: string;
  /** The change that removes this filter. */
  without: FilterPart;
}

const bounds = ['From', 'To'] as const;

/** The active filters one by one, each with the change that removes it. */
export const useChips = (filter: EstateFilter, complexes: Complexes): Chip[] => {
  const t = useText();
  const words = useEstateWords();
  const chips: Chip[] = [];
  const add = (key: string, label: string, without: FilterPart) => chips.push({ key, label, without });
  const each = <Name extends 'rooms' | 'finishing' | 'view' | 'side'>(
    name: Name,
    label: (value: string) => string,
  ) => {
    for (const one of filter[name]) {
      const rest = filter[name].filter((other) => other !== one);
      add(`${name} ${one}`, label(one), { [name]: rest } as FilterPart);
    }
  };
  const complex = complexes.find(({ id }) => id === filter.complex);
  if (filter.kind !== 'flat') {
    const label = filter.kind === null ? t('catalogue.filter.anyKind') : words.kinds(filter.kind);
    add('kind', label, ofKind('flat', filter));
  }
  if (complex)
    add('complex', t('estate.complex', { title: complex.title }), { complex: null, building: null });
  const building = complex?.buildings.find(({ id }) => id === filter.building);
  if (building) add('building', t('catalogue.building', { number: building.number }), { building: null });
  if (hasRooms(filter.kind)) each('rooms', (rooms) => t('catalogue.rooms.full', { rooms }));
  for (const bound of bounds) {
    const price = filter[`price${bound}`];
    const area = filter[`area${bound}`];
    const floor = filter[`floor${bound}`];
    const chip = (what: string, value: string) =>
      t('catalogue.chip', { what, bound: bound.toLowerCase(), value });
    if (price !== null) {
      const sum = formatMoney(fromRubles(price), { suffix: t('ui.money.suffix') });
      add(`price${bound}`, chip('price', sum), { [`price${bound}`]: null });
    }
    if (area !== null) add(`area${bound}`, chip('area', String(area)), { [`area${bound}`]: null });
    if (floor !== null) add(`floor${bound}`, chip('floor', signed(floor)), { [`floor${bound}`]: null });
  }
  if (filter.notFirst) add('notFirst', t('catalogue.filter.notFirst'), { notFirst: false });
  if (filter.notLast) add('notLast', t('catalogue.filter.notLast'), { notLast: false });
  if (filter.handover) {
    const quarter = words.quarter(quarterOf(filter.handover), true);
    add('handover', t('catalogue.chip.handover', { quarter }), { handover: null });
  }
  each('finishing', (code) => t('estate.finishing', { code }));
  each('view', (code) => t('catalogue.chip.view', { view: words.view(code) }));
  each('side', (code) => t('catalogue.chip.side', { side: words.view(code) }));
  return chips;
};
