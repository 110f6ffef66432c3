import type { CardDetails } from '../acquirer/types.ts';

export interface CardForm {
  number?: string;
  expiry?: string;
  cvc?: string;
}

export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** This card requires a confirmation in the bank's app first; all other cards pay at once. */
export const CARD_WITH_3DS = '5555 5555 5555 4477';
export const CARD_WITHOUT_3DS = '2202 4743 0132 2987';

/** Reads the card as typed: any card with a valid check digit is accepted. */
export function readCard(form: CardForm, now: Date): { card: CardDetails } | { errors: CardErrors } {
  const number = (form.number ?? '').replace(/[\s-]/g, '');
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec((form.expiry ?? '').trim()) ?? [];
  const errors: CardErrors = {};
  if (!/^\d{16,19}$/.test(number) || !passesLuhn(number)) {
    errors.number = 'Проверьте номер карты: в нём ошибка.';
  }
  if (!month || !year) errors.expiry = 'Срок пишется так: 12/30.';
  else if (isOver(month, year, now)) errors.expiry = 'Срок действия карты истёк.';
  if (!/^\d{3}$/.test(form.cvc ?? '')) errors.cvc = 'Три цифры с оборота карты.';
  if (Object.keys(errors).length > 0 || !month || !year) return { errors };
  return {
    card: {
      first6: number.slice(0, 6),
      last4: number.slice(-4),
      expiry_month: month,
      expiry_year: `20${year}`,
      card_type: cardType(number),
    },
  };
}

/** Whether the check digit of a number is valid (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, sign, index) => {
    const digit = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

function isOver(month: string, year: string, now: Date): boolean {
  return new Date(2000 + Number(year), Number(month), 1) <= now;
}

function cardType(number: string): string {
  if (/^220[0-4]/.test(number)) return 'Mir';
  if (number.startsWith('4')) return 'Visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'MasterCard' : 'Unknown';
}
