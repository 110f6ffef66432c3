import { groups } from './digit-groups.ts';

/**
 * A Russian phone: +7 and ten more digits, which begin with 3, 4, 8 or 9 (6 and 7 are Kazakhstan). No area
 * code begins with 88 or 89: there the 8 is the trunk prefix. No digits are ever cut off: text that is not a
 * Russian number stays as typed.
 */
const whole = /^\+7 (?:[349]\d|8[0-7])\d \d{3}-\d{2}-\d{2}$/;
const begun = /^\+?$|^\+?8$|^\+7$|^(?:\+7|8) (?=[3489])(?:\d{1,3}|\d{3} \d{1,3}(?:-\d{1,2}(?:-\d{1,2})?)?)$/;

const shapeOwn = (own: string) => groups(own, [3, 3, 2, 2], [' ', '-', '-']);
const digitsOf = (text: string) => text.replace(/\D/g, '');
const hasPlus = (text: string) => /^\D*\+/.test(text);

/**
 * Digits with at most one separator between two of them. Forty characters hold more digits than any number
 * has.
 */
const asTyped = (text: string): string =>
  text
    .replace(/\D+/g, (signs) => (/\+/.test(signs) ? '+' : (/-/.exec(signs)?.[0] ?? ' ')))
    .replace(/^[ -]/, '')
    .slice(0, 40)
    .replace(/[ -]$/, '');

/** «+7 8 900 …» or «+78900…»: an 8 where typing into a formatted number never puts it. */
const apart = /^\D*7+(?:8|\D+8\D)/;

/**
 * «+7 747 …»: complete numbers of Kazakhstan, which must not be changed by taking their 7 for a country code.
 */
const isKazakh = (text: string, rest: string): boolean =>
  rest.startsWith('7') && (rest.length === 10 || (/^74\d{9}$/.test(rest) && !/\d\D*\+/.test(text)));

/** Of several 8s before an 8 or a 9, only the last may belong to the number. */
const withoutTrunk = (digits: string): string => digits.replace(/^8+(?=[89])/, '');

/** The ten digits after the country's 7; undefined when they are not a Russian number. */
const afterCountry = (text: string, digits: string): string | undefined => {
  const rest = digits.slice(1);
  if (isKazakh(text, rest)) return undefined;
  const once = rest.replace(/^7+(?=[3489]|$)/, '');
  const trunk = /^8[89]/.test(once) && (once.length <= 10 || (once.length === 11 && apart.test(text)));
  const own = trunk ? withoutTrunk(once) : once;
  return /^(?:[3489]|$)/.test(own) && own.length <= 10 ? own : undefined;
};

/** 8 is the trunk prefix or begins an area code (812, 843): the following digits or the length decide. */
const shapeFromEight = (text: string, digits: string): string => {
  const rest = digits.slice(1);
  if (/^[89]/.test(rest)) {
    // Typed twice, as people retry: the second is also a trunk prefix, while the number fits.
    const own = rest.length <= 10 ? withoutTrunk(rest) : rest;
    return own.length <= 10 ? `+7 ${shapeOwn(own)}` : asTyped(text);
  }
  if (/^[34]/.test(rest)) {
    if (rest.length === 10) return `+7 ${shapeOwn(rest)}`;
    const bare = rest.length === 9 && !/^\D*8\D/.test(text) && /^8(?:3[1-6]|4[1-8])/.test(digits);
    if (!bare) return rest.length < 10 ? `8 ${shapeOwn(rest)}` : asTyped(text);
  }
  return rest && digits.length <= 10 ? `+7 ${shapeOwn(digits)}` : asTyped(text);
};

/** Formats a phone while it is typed; a number that cannot be Russian keeps its characters. */
export const shapePhone = (text: string): string => {
  const digits = digitsOf(text);
  if (!digits) return hasPlus(text) ? '+' : '';
  if (digits.startsWith('7')) {
    const own = afterCountry(text, digits);
    if (own === undefined) return asTyped(text);
    return own ? `+7 ${shapeOwn(own)}` : '+7';
  }
  // China, Japan and Vietnam have codes that begin with +8, and no country has +89.
  if (hasPlus(text)) return digits.startsWith('89') ? shapeFromEight(text, digits) : asTyped(text);
  if (digits.startsWith('8')) return shapeFromEight(text, digits);
  return /^[349]/.test(digits) && digits.length <= 10 ? `+7 ${shapeOwn(digits)}` : asTyped(text);
};

/**
 * The text inserted between `before` and `typed`; `from` is the start of the selection, the caret stands
 * after the insertion. A typed plus belongs to a foreign number that is inserted behind it.
 */
const insertedInto = (before: string, typed: string, caret: number, from = caret): string => {
  const most = Math.min(caret, from, Math.max(0, before.length - (typed.length - caret)));
  let start = 0;
  while (start < most && before[start] === typed[start]) start += 1;
  const inserted = typed.slice(start, caret);
  return typed[start - 1] === '+' && /^[^\d+]*[0-69]/.test(inserted) ? `+${inserted}` : inserted;
};

/**
 * As `shapePhone`, for a field with the text `before`. A pasted, suggested or autofilled number replaces the
 * whole text, wherever the caret was: parts of two numbers must not form a third one.
 */
export const reshapePhone = (before: string, typed: string, caret: number, from?: number): string => {
  const inserted = insertedInto(before, typed, caret, from);
  // It is unknown whether it was added behind the former text or replaced it; keeping the whole loses
  // nothing.
  if (from === undefined && caret === typed.length && !hasPlus(inserted)) return shapePhone(typed);
  const begins = inserted.length > 1 && (hasPlus(inserted) || digitsOf(inserted).length >= 10);
  return shapePhone(begins ? inserted : typed);
};

/** The number as +79000000001, in any notation; undefined unless the text is a complete Russian number. */
export const readPhone = (text: string): string | undefined => {
  const shown = shapePhone(text);
  return whole.test(shown) ? `+${digitsOf(shown)}` : undefined;
};

export type PhoneProblem = 'phoneShort' | 'phoneLong' | 'phoneForeign';

/** The problem of a number; undefined for a complete one. */
export const phoneProblem = (text: string): PhoneProblem | undefined => {
  const shown = shapePhone(text);
  if (whole.test(shown)) return undefined;
  if (begun.test(shown)) return 'phoneShort';
  return /^\+?[78]7*[3489]/.test(digitsOf(shown)) && digitsOf(shown).length > 11
    ? 'phoneLong'
    : 'phoneForeign';
};
