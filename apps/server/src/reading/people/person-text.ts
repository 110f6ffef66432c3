import { readEmail } from '@novosel/contract/fields/email.ts';
import { AppError } from '../../platform/app-error.ts';
import { nameQuery, phoneDigits } from './person-words.ts';

/** How to search for a buyer: each way uses an index, so it is fast with any number of people. */
export type PersonText =
  | { readonly by: 'email'; readonly email: string }
  /** Phones from `from` on and before `before`, as digits with the country code. */
  | { readonly by: 'phone'; readonly from: string; readonly before: string }
  /** Words of the full name, for `tsquery`; null when there are none. */
  | { readonly by: 'name'; readonly name: string | null };

const phoneLength = 11;
/** Alone, or as mail programs copy it: «Анна <anna@post.test>», «почта: anna@post.test». */
const emailWithin = /[^\s<>,;:]+@[^\s<>,;]*/;
/** The country code and four more digits: «+79» would match everybody. */
const fewestDigits = 5;

/** The search for a typed text. @throws AppError VALIDATION for a phone with too few digits */
export function readPersonText(typed: string): PersonText {
  const [email] = emailWithin.exec(typed) ?? [];
  if (email) return { by: 'email', email: readEmail(email) ?? email.toLowerCase() };
  const typedDigits = phoneDigits(typed)?.slice(0, phoneLength);
  if (!typedDigits) return { by: 'name', name: nameQuery(typed) };
  // Every phone begins with 7: «900 123…» and «8 900 123…» are «7 900 123…».
  const digits = typedDigits.startsWith('7') ? typedDigits : `7${typedDigits.replace(/^8/, '')}`;
  const from = digits.slice(0, phoneLength);
  if (from.length < fewestDigits) throw new AppError('VALIDATION', { fields: { text: ['default'] } });
  return { by: 'phone', from, before: String(Number(from) + 1) };
}
