import { recoveryCodePattern } from '../desk/staff-rules.ts';

/** A group of digits that is not a part of a phone, a sum or a date. */
const groupsOf = (length: number) =>
  new RegExp(`(?<![\\d\\p{L}]|\\d[-.,:/]|\\+)\\d{${length}}(?![\\d\\p{L}]|[-.,:/]\\d)`, 'gu');

/** Two separated halves: «402 817», «402-817». */
const joined = (text: string, length: number) =>
  text.replace(
    new RegExp(`(?<![\\d+][ -]?)(\\d{${length / 2}})[ -](\\d{${length / 2}})(?![ -]?\\d)`, 'g'),
    '$1$2',
  );

/**
 * Finds the code in copied text: the code alone, or a whole message. The line for browsers («@host #123456»)
 * or the word «код» marks it among other numbers; without them it is found only if the text has no other
 * numbers but phones.
 */
export const codeIn = (pasted: string, length: 4 | 6): string | undefined => {
  const text = joined(pasted.replace(/\p{Cf}/gu, '').replace(/\p{Zs}/gu, ' '), length);
  const own = text.replace(/[\s-]/g, '');
  if (new RegExp(`^\\d{${length}}$`).test(own)) return own;
  const bound = new RegExp(`@\\S+\\s+#(\\d{${length}})(?!\\d)`).exec(text)?.[1];
  const named = new RegExp(`(?:код|code)[^\\d\\n]{0,40}(\\d{${length}})(?!\\d|[-.,:/]\\d)`, 'iu').exec(
    text,
  )?.[1];
  if (bound ?? named) return bound ?? named;
  const found = new Set(text.match(groupsOf(length)));
  const numbers = new Set(text.replace(/\+\d[\d ()-]{9,}/g, '').match(/\d+/g));
  return found.size === 1 && (numbers.size === 1 || /код|code/iu.test(text)) ? [...found][0] : undefined;
};

/**
 * Finds the recovery code in typed or copied text, formatted as «abcde-fghjk»; its number in the list is
 * ignored.
 */
export const recoveryCodeIn = (pasted: string): string | undefined => {
  const text = pasted.replace(/\p{Cf}/gu, '').replace(/\s*\p{Pd}\s*/gu, '-');
  const halves = /(?<![\p{L}\d-])([a-z\d]{5})[-\s]?([a-z\d]{5})(?![\p{L}\d-])/giu;
  const found = new Set(
    [...text.matchAll(halves)]
      .map(([, first, second]) => `${first}-${second}`.toLowerCase())
      .filter((code) => recoveryCodePattern.test(code)),
  );
  return found.size === 1 ? [...found][0] : undefined;
};

/** The staff's second factor in typed or copied text: a code of the authenticator, or a recovery code. */
export const factorCodeIn = (pasted: string): string | undefined =>
  codeIn(pasted, 6) ?? recoveryCodeIn(pasted);
