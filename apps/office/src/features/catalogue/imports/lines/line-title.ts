import type { ImportLine } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { Translate } from '@novosel/ui/text/i18n.tsx';

/** «№ 12, корпус 3»; an estate that the catalogue lacks has the file's name for it. */
export const lineTitle = (
  { number, building, newHouse }: Pick<ImportLine, 'number' | 'building' | 'newHouse'>,
  t: Translate,
): string => {
  if (building !== null) return t('catalogue.line.estate', { number, building });
  return newHouse === null
    ? t('catalogue.line.new', { number })
    : t('catalogue.line.newHouse', { number, building: newHouse });
};
