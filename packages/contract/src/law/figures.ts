import type { Words } from '../texts/word-list.ts';
import { formatDate } from '../time/time.ts';
import { type LawFigureCode, lawFigureKinds } from './figure-kinds.ts';
import { type LawFigure, lawFigures } from './figure-rows.ts';

/** The figure for a day, YYYY-MM-DD; undefined when the table has none. */
export const findLawFigure = (code: LawFigureCode, day: string): LawFigure | undefined =>
  lawFigures.find(
    (one) => one.code === code && one.validFrom <= day && (one.validTo === null || day <= one.validTo),
  );

/**
 * The figure for a day, YYYY-MM-DD, in the unit of its kind; never guessed from another day.
 * @throws RangeError when the table has none for that day
 */
export function lawFigure(code: LawFigureCode, day: string): LawFigure {
  const found = findLawFigure(code, day);
  if (!found) throw new RangeError(missingFigure(code, day).en);
  return found;
}

/** The text that a person reads when a calculation stops because a figure is missing. */
export function missingFigure(code: LawFigureCode, day: string): Words {
  const { ru, en } = lawFigureKinds[code];
  const date = formatDate(day);
  return {
    ru: `Не посчитать: нет значения на ${date}. Показатель: ${ru}.`,
    en: `Cannot be calculated: no value for ${date}. Figure: ${en}.`,
  };
}
