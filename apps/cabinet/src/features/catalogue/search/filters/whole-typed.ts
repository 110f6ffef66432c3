import { signed } from './filter-options.ts';

export interface WholeRules {
  /** The greatest number of digits. */
  readonly longest: number;
  /** Whether negative numbers are allowed. */
  readonly below: boolean;
}

interface WholeTyped {
  readonly value: number | null;
  /** Text of the field that is not part of the number: a minus without digits, or a decimal part. */
  readonly rest: string;
}

/**
 * The whole number of a typed or pasted text. A decimal part is left out, instead of making «58,4» ten times
 * as much. It stays visible while the person types: if the comma vanished, the next digits would do just
 * that.
 */
export const readWhole = (text: string, { longest, below }: WholeRules): WholeTyped => {
  const minus = below && /^\s*[-−]/.test(text) ? '-' : '';
  const [, number = '', decimals = ''] = /^\D*?(?<![.,])(\d[\d\s]*)([.,]\d{0,2})?/.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').slice(0, longest);
  if (digits === '') return { value: null, rest: minus && '−' };
  return { value: Number(minus + digits), rest: decimals };
};

/** The text of the field; a value that was set from outside has no rest. */
export const showWhole = (value: number | null, rest: string): string => {
  if (value === null) return rest === '−' ? rest : '';
  return rest === '−' ? signed(value) : signed(value) + rest;
};
