/** What a member of staff types into the search: any of these may be meant. */
export interface QueueText {
  /** Beginning of «Surname Name», for `like`. */
  readonly name: string;
  /** Part of the number of a booking or a deal, for `like`. */
  readonly number: string;
  /** Number of an estate, whole. */
  readonly estate: string;
  /** Part of a phone, for `like`; null when there are too few digits to mean one. */
  readonly phone: string | null;
}

const fewestPhoneDigits = 4;

/** «е» and «ё» are one letter to whoever searches. */
export const plainLetters = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

export const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** @returns undefined for a text that says nothing */
export function readText(typed: string | undefined): QueueText | undefined {
  const text = plainLetters((typed ?? '').trim().replace(/\s+/g, ' '));
  if (text === '') return undefined;
  const isPhone = /^[+\d\s()-]+$/.test(text);
  // «8 900…» is the same phone as «+7 900…».
  const digits = text.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return {
    name: `${escaped(text)}%`,
    number: `%${escaped(text)}%`,
    estate: text.replace(/^№\s*/, ''),
    phone: isPhone && digits.length >= fewestPhoneDigits ? `%${digits}%` : null,
  };
}
