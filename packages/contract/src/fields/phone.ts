import { groups } from './digit-groups.ts';

/**
 * A Russian phone: +7 and ten digits of its own, which begin by 3, 4, 8 or 9 (Kazakhstan has 6 and 7). No
 * code begins by 88 or 89: there the 8 is the trunk digit. Nothing here cuts digits off: what is no Russian
 * number stays as it was typed.
 */
const whole = /^\+7 (?:[349]\d|8[0-7])\d \d{3}-\d{2}-\d{2}$/;
const begun = /^\+?$|^\+?8$|^\+7$|^(?:\+7|8) (?=[3489])(?:\d{1,3}|\d{3} \d{1,3}(?:-\d{1,2}(?:-\d{1,2})?)?)$/;

const shapeOwn = (own: string) => groups(own, [3, 3, 2, 2], [' ', '-', '-']);
const digitsOf = (text: string) => text.replace(/\D/g, '');
const hasPlus = (text: string) => /^\D*\+/.test(text);

/**
 * Digits with at most one sign between two of them. Forty characters hold more digits than any number has.
 */
const asTyped = (text: string): string =>
  text
    .replace(/\D+/g, (signs) => (/\+/.test(signs) ? '+' : (/-/.exec(signs)?.[0] ?? ' ')))
    .replace(/^[ -]/, '')
    .slice(0, 40)
    .replace(/[ -]$/, '');

/** «+7 8 900 …» or «+78900…»: an 8 that stands where no keystroke in a shaped number puts it. */
const apart = /^\D*7+(?:8|\D+8\D)/;

/** «+7 747 …»: whole numbers of Kazakhstan, which a 7 taken for the country's would turn into others. */
const isKazakh = (text: string, rest: string): boolean =>
  rest.startsWith('7') && (rest.length === 10 || (/^74\d{9}$/.test(rest) && !/\d\D*\+/.test(text)));

/** Of several 8 before an 8 or a 9 the last alone may be a digit of the number. */
const withoutTrunk = (digits: string): string => digits.replace(/^8+(?=[89])/, '');

/** The own digits after a 7; undefined when they are of no Russian number. */
const afterCountry = (text: string, digits: string): string | undefined => {
  const rest = digits.slice(1);
  if (isKazakh(text, rest)) return undefined;
  const once = rest.replace(/^7+(?=[3489]|$)/, '');
  const trunk = /^8[89]/.test(once) && (once.length <= 10 || (once.length === 11 && apart.test(text)));
  const own = trunk ? withoutTrunk(once) : once;
  return /^(?:[3489]|$)/.test(own) && own.length <= 10 ? own : undefined;
};

/** 8 is the trunk digit or begins a code (812, 843): what follows tells, or the length. */
const shapeFromEight = (text: string, digits: string): string => {
  const rest = digits.slice(1);
  if (/^[89]/.test(rest)) {
    // Typed twice, as people try again: the second is the trunk digit, too, while it fits.
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

/** How a field writes what is typed; a number that cannot be Russian stays in the signs in which it came. */
export const shapePhone = (text: string): string => {
  const digits = digitsOf(text);
  if (!digits) return hasPlus(text) ? '+' : '';
  if (digits.startsWith('7')) {
    const own = afterCountry(text, digits);
    if (own === undefined) return asTyped(text);
    return own ? `+7 ${shapeOwn(own)}` : '+7';
  }
  // China, Japan and Vietnam begin by +8, and no country by +89.
  if (hasPlus(text)) return digits.startsWith('89') ? shapeFromEight(text, digits) : asTyped(text);
  if (digits.startsWith('8')) return shapeFromEight(text, digits);
  return /^[349]/.test(digits) && digits.length <= 10 ? `+7 ${shapeOwn(digits)}` : asTyped(text);
};

/**
 * What was put in when `before` became `typed`; `from` is where the selection began, the caret stands after
 * it. A typed plus belongs to a foreign number that is put in behind it.
 */
const insertedInto = (before: string, typed: string, caret: number, from = caret): string => {
  const most = Math.min(caret, from, Math.max(0, before.length - (typed.length - caret)));
  let start = 0;
  while (start < most && before[start] === typed[start]) start += 1;
  const inserted = typed.slice(start, caret);
  return typed[start - 1] === '+' && /^[^\d+]*[0-69]/.test(inserted) ? `+${inserted}` : inserted;
};

/**
 * As `shapePhone`, of a field that held `before`. A number that is pasted, suggested by the keyboard or
 * filled in takes the place of what stood there, wherever the caret was: two beginnings must not make a third
 * number.
 */
export const reshapePhone = (before: string, typed: string, caret: number, from?: number): string => {
  const inserted = insertedInto(before, typed, caret, from);
  // Nobody knows whether it was put behind the former text or in its place: the whole is never less than was
  // meant.
  if (from === undefined && caret === typed.length && !hasPlus(inserted)) return shapePhone(typed);
  const begins = inserted.length > 1 && (hasPlus(inserted) || digitsOf(inserted).length >= 10);
  return shapePhone(begins ? inserted : typed);
};

/**
 * The number as +79000000001, however it is written; undefined when the text holds no whole Russian number.
 */
export const readPhone = (text: string): string | undefined => {
  const shown = shapePhone(text);
  return whole.test(shown) ? `+${digitsOf(shown)}` : undefined;
};

export type PhoneProblem = 'phoneShort' | 'phoneLong' | 'phoneForeign';

/** What is wrong with a number; undefined for a whole one. */
export const phoneProblem = (text: string): PhoneProblem | undefined => {
  const shown = shapePhone(text);
  if (whole.test(shown)) return undefined;
  if (begun.test(shown)) return 'phoneShort';
  return /^\+?[78]7*[3489]/.test(digitsOf(shown)) && digitsOf(shown).length > 11
    ? 'phoneLong'
    : 'phoneForeign';
};
