import { AppError } from '../../platform/app-error.ts';
import { escaped, plainLetters } from './queue-text.ts';

/** How a buyer is looked for: each of them by an index, however many people there are. */
export type PersonText =
  | { readonly by: 'email'; readonly email: string }
  /** Phones from `from` on and before `before`, as digits with the country code. */
  | { readonly by: 'phone'; readonly from: string; readonly before: string }
  /** Beginning of «Surname Name», for `like`. */
  | { readonly by: 'name'; readonly name: string };

const phoneDigits = 11;
/** The country's and four more: «+79» would be everybody. */
const fewestDigits = 5;

/** What was typed, as it is looked for. @throws AppError VALIDATION for a phone of too few digits */
export function readPersonText(typed: string): PersonText {
  const text = plainLetters(typed.trim().replace(/\s+/g, ' '));
  if (text.includes('@')) return { by: 'email', email: text };
  if (!/^[+\d\s()-]*\d[+\d\s()-]*$/.test(text)) return { by: 'name', name: `${escaped(text)}%` };
  const typedDigits = text.replace(/\D/g, '').slice(0, phoneDigits);
  // Nobody's number begins otherwise here: «900 123…» and «8 900 123…» are «7 900 123…».
  const digits = typedDigits.startsWith('7') ? typedDigits : `7${typedDigits.replace(/^8/, '')}`;
  const from = digits.slice(0, phoneDigits);
  if (from.length < fewestDigits) throw new AppError('VALIDATION', { fields: { text: ['default'] } });
  return { by: 'phone', from, before: String(Number(from) + 1) };
}
