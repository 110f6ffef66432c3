import { plainLetters } from '@novosel/contract/fields/names.ts';
import { nameQuery } from '../people/person-words.ts';
import { escaped } from '../queue/queue-text.ts';

/** Possible meanings of a text from a bank statement. */
export interface TransferText {
  /** Part of the number of a booking, for `like`. */
  readonly number: string;
  /** Words of the buyer's name, for `tsquery`; null when there are none. */
  readonly name: string | null;
  /** A sum in rubles, with or without kopecks, as kopecks; null for other text. */
  readonly kopecks: number | null;
}

const biggestRubles = 999_999_999_999;

/** @returns undefined for an empty text */
export function readTransferText(typed: string | undefined): TransferText | undefined {
  const text = plainLetters((typed ?? '').trim().replace(/\s+/g, ' '));
  if (text === '') return undefined;
  const [, rubles, part = ''] = /^([\d ]+)(?:[.,](\d{1,2}))?(?: ?(?:₽|руб\.?))?$/.exec(text) ?? [];
  const whole = Number(rubles?.replaceAll(' ', ''));
  const isSum = rubles !== undefined && whole <= biggestRubles;
  return {
    number: `%${escaped(text.replace(/^№\s*/, ''))}%`,
    name: nameQuery(text),
    kopecks: isSum ? whole * 100 + Number(part.padEnd(2, '0')) : null,
  };
}
