import { plainLetters } from '@novosel/contract/fields/names.ts';
import { nameQuery, phoneDigits } from '../people/person-words.ts';

/** Possible meanings of a search text. */
export interface QueueText {
  /** Words of the buyer's name, for `tsquery`; null when there are none. */
  readonly name: string | null;
  /** Part of the number of a booking or a deal, for `like`. */
  readonly number: string;
  /** Number of an estate, whole. */
  readonly estate: string;
  /** Part of a phone, for `like`; null when there are too few digits. */
  readonly phone: string | null;
}

const fewestPhoneDigits = 4;
const phoneLength = 11;

/**
 * Stored phones have no trunk prefix 8; where the 8 begins an area code (812), the digits after it are also a
 * part of the phone.
 */
const withoutTrunk = (digits: string): string =>
  digits.length > fewestPhoneDigits ? digits.replace(/^8/, '') : digits;

export const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** @returns undefined for an empty text */
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
