import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useEstateWords } from '../../../shared/estate/use-estate-words.ts';

/** «13,8 м², этаж −1, корпус 2». */
export const useLotFacts = () => {
  const t = useText();
  const words = useEstateWords();
  return ({ areas, floor, building }: Estate) =>
    t('parameters.lots.facts', {
      area: words.area(areas.all),
      floor: String(floor).replace('-', '\u2212'),
      building: building.number,
    });
};
