import type { Kopecks } from '../../../texts/money.ts';
import { integerFromWords } from '../../../texts/number-words.ts';

/** A sum in digits with the same sum in words beside it. */
export interface SumInWords {
  readonly digits: Kopecks;
  /** Undefined when the words are no number. */
  readonly words: Kopecks | undefined;
  /** The sum as the text writes it. */
  readonly text: string;
}

/** «5 000,00 руб. (Пять тысяч рублей 00 копеек)» and «5 000 (пять тысяч) рублей 00 копеек». */
const pair =
  /(?<whole>\d[\d ]*)(?:,(?<part>\d\d))?(?: (?:руб\.|рубл[а-я]+))? ?\((?<inner>[^()]+)\)(?<after> ?рубл[а-я]+(?: \d\d копе[а-я]+)?)?/giu;

/** Sums of a text that are written in digits and in words, in the order of the text. */
export const sumsInWords = (text: string): SumInWords[] =>
  [...text.replace(/\s+/gu, ' ').matchAll(pair)].flatMap(({ 0: whole, groups }) => {
    const said = `${groups?.inner ?? ''}${groups?.after ?? ''}`;
    if (!/рубл/iu.test(said)) return [];
    return [
      {
        digits: Number((groups?.whole ?? '').replaceAll(' ', '')) * 100 + Number(groups?.part ?? 0),
        words: kopecksOf(said),
        text: whole,
      },
    ];
  });

function kopecksOf(said: string): Kopecks | undefined {
  const whole = integerFromWords(said.replace(/рубл.*$/iu, ''));
  if (whole === undefined) return undefined;
  return whole * 100 + Number(/(?<part>\d\d) копе/iu.exec(said)?.groups?.part ?? 0);
}
