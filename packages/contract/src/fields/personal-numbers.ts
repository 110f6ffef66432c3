/** A problem of a number; `count` is the required number of digits. */
export interface NumberFault {
  readonly problem: 'digits' | 'snilsKey' | 'innKey';
  readonly count?: number;
}

/** Digits without spaces and dashes; other characters stay and make the number invalid. */
const compact = (text: string): string => text.replace(/[\s\u2010-\u2015\u2212-]/g, '');

const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

const faultOf = (
  text: string,
  count: number,
  problem: 'snilsKey' | 'innKey',
  fits: (digits: string) => boolean,
): NumberFault | undefined => {
  const digits = compact(text);
  if (digits.length !== count || !/^\d+$/.test(digits)) return { problem: 'digits', count };
  return /[1-9]/.test(digits) && fits(digits) ? undefined : { problem };
};

const snilsWeights = [9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
/** The last number that the Pension Fund issued without a control number. */
const lastWithoutKey = 1_001_998;

const snilsFits = (digits: string): boolean =>
  Number(digits.slice(0, 9)) <= lastWithoutKey ||
  (weighed(digits, snilsWeights) % 101) % 100 === Number(digits.slice(9));

/**
 * The problem of a SNILS: nine digits and a control number of two, 112-233-445 95. Numbers up to 001-001-998
 * have no control number by the Pension Fund's rule, so any last two digits are accepted; all zeros are
 * refused.
 */
export const snilsFault = (text: string): NumberFault | undefined => faultOf(text, 11, 'snilsKey', snilsFits);

const organisationWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const personWeights = [7, ...organisationWeights] as const;
const lastPersonWeights = [3, ...personWeights] as const;

const controlDigitFits = (digits: string, weights: readonly number[]): boolean =>
  (weighed(digits, weights) % 11) % 10 === Number(digits[weights.length]);

/** The problem of a person's INN: twelve digits, the last two of them control digits. */
export const personInnFault = (text: string): NumberFault | undefined =>
  faultOf(
    text,
    12,
    'innKey',
    (digits) => controlDigitFits(digits, personWeights) && controlDigitFits(digits, lastPersonWeights),
  );

/** The problem of an organisation's INN: ten digits, the last of them a control digit. */
export const organisationInnFault = (text: string): NumberFault | undefined =>
  faultOf(text, 10, 'innKey', (digits) => controlDigitFits(digits, organisationWeights));

/** Whether an organisation's OGRN is thirteen digits, the last of them the control digit of the others. */
export const ogrnFits = (text: string): boolean =>
  /^\d{13}$/.test(text) && (Number(text.slice(0, 12)) % 11) % 10 === Number(text[12]);
