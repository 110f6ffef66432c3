import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

/** «№ 12, корпус 3»; what is not in the catalogue stands under what the file calls it. */
export const lineTitle = (
  { number, building, newHouse }: Pick<ImportLine, 'number' | 'building' | 'newHouse'>,
  t: Translate,
): string => {
  if (building !== null) return t('catalogue.line.estate', { number, building });
  return newHouse === null
    ? t('catalogue.line.new', { number })
    : t('catalogue.line.newHouse', { number, building: newHouse });
};
