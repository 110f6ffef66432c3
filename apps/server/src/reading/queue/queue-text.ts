import { plainLetters } from '@novosel/contract/fields/names.ts';
import { nameQuery, phoneDigits } from '../people/person-words.ts';

/** What a member of staff types into the search: any of these may be meant. */
export interface QueueText {
  /** Words of the buyer's name, for `tsquery`; null when there are none. */
  readonly name: string | null;
  /** Part of the number of a booking or a deal, for `like`. */
  readonly number: string;
  /** Number of an estate, whole. */
  readonly estate: string;
  /** Part of a phone, for `like`; null when there are too few digits to mean one. */
  readonly phone: string | null;
}

const fewestPhoneDigits = 4;
const phoneLength = 11;

/**
 * The trunk 8 is in no phone that is kept; where it begins a code (812), what follows is a part of the phone
 * as well.
 */
const withoutTrunk = (digits: string): string =>
  digits.length > fewestPhoneDigits ? digits.replace(/^8/, '') : digits;

export const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** @returns undefined for a text that says nothing */
export function readText(typed: string | undefined): QueueText | undefined {
  const text = plainLetters((typed ?? '').trim().replace(/\s+/g, ' '));
  if (text === '') return undefined;
  const digits = withoutTrunk((phoneDigits(text) ?? '').slice(0, phoneLength));
  return {
    name: nameQuery(text),
    number: `%${escaped(text)}%`,
    estate: text.replace(/^№\s*/, ''),
    phone: digits.length >= fewestPhoneDigits ? `%${digits}%` : null,
  };
}
