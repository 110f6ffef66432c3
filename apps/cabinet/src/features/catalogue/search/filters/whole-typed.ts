import { signed } from './filter-options.ts';

export interface WholeRules {
  /** So many digits at most. */
  readonly longest: number;
  /** Numbers under zero may be meant. */
  readonly below: boolean;
}

interface WholeTyped {
  readonly value: number | null;
  /**
   * What stands in the field beside the number while a person types: a minus before it has come, or its
   * decimal part.
   */
  readonly rest: string;
}

/**
 * The whole number of what is typed or pasted. A decimal part is left out instead of making «58,4» ten times
 * as much; it stays in sight while a person types on, or the digits after a comma that has vanished would do
 * just that.
 */
export const readWhole = (text: string, { longest, below }: WholeRules): WholeTyped => {
  const minus = below && /^\s*[-−]/.test(text) ? '-' : '';
  const [, number = '', decimals = ''] = /^\D*?(?<![.,])(\d[\d\s]*)([.,]\d{0,2})?/.exec(text) ?? [];
  const digits = number.replace(/\D/g, '').slice(0, longest);
  if (digits === '') return { value: null, rest: minus && '−' };
  return { value: Number(minus + digits), rest: decimals };
};

/** What stands in the field; what was set from outside has nothing beside it. */
export const showWhole = (value: number | null, rest: string): string => {
  if (value === null) return rest === '−' ? rest : '';
  return rest === '−' ? signed(value) : signed(value) + rest;
};
