import type { PassportForm } from './schema.ts';

/** S5: the serial-number string is accepted only when the serial has exactly 4 digits and the number exactly 6; else empty. */
export function serialNumber(serial: string, number: string): string {
  return /^\d{4}$/.test(serial) && /^\d{6}$/.test(number) ? `${serial} ${number}` : '';
}

export type PassportProblem =
  | 'birthday-future'
  | 'too-young'
  | 'issued-before-14'
  | 'issued-future'
  | 'living-address-missing';

/**
 * What a well-formed passport may still get wrong. A Russian passport is issued from 14 years on
 * (Government decree 2267 of 2023, item 1); a buyer signs for himself from 18 on (Civil Code, art. 21).
 * @param today calendar date YYYY-MM-DD
 */
export function passportProblems(
  passport: PassportForm,
  today: string,
): readonly { field: keyof PassportForm; problem: PassportProblem }[] {
  const found: { field: keyof PassportForm; problem: PassportProblem }[] = [];
  if (passport.birthday > today) found.push({ field: 'birthday', problem: 'birthday-future' });
  else if (yearsLater(passport.birthday, 18) > today) found.push({ field: 'birthday', problem: 'too-young' });
  if (passport.issueDate > today) found.push({ field: 'issueDate', problem: 'issued-future' });
  else if (passport.issueDate < yearsLater(passport.birthday, 14))
    found.push({ field: 'issueDate', problem: 'issued-before-14' });
  if (!passport.addressesEqual && !passport.addressLiving)
    found.push({ field: 'addressLiving', problem: 'living-address-missing' });
  return found;
}

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
