import { addDays } from '../time/day-arithmetic.ts';
import { adultAge, birthdayAt } from './age.ts';
import type { PassportForm } from './schema.ts';

/**
 * S5: the serial-number string is accepted only when the serial has exactly 4 digits and the number exactly
 * 6; else empty.
 */
export function serialNumber(serial: string, number: string): string {
  return /^\d{4}$/.test(serial) && /^\d{6}$/.test(number) ? `${serial} ${number}` : '';
}

/** S3-03: the status of a person whose confirmation code must still be accepted. */
export const unconfirmedStatus = 5;

export type PassportProblem =
  | 'birthday-future'
  | 'birthday-too-early'
  | 'too-young'
  | 'issued-before-14'
  | 'issued-before-1997'
  | 'issued-future'
  | 'passport-ended'
  | 'number-zeros'
  | 'living-address-missing';

/** `count` is the age at which an ended passport had to be changed, `day` the last one of it. */
export interface PassportFinding {
  readonly field: keyof PassportForm;
  readonly problem: PassportProblem;
  readonly count?: number;
  readonly day?: string;
}

/** Passports of the present form are issued since then (Government decree 828 of 1997). */
const firstIssue = '1997-10-01';
/** Nobody who is alive was born before. */
const firstBirthday = '1900-01-01';
/** From this age on a passport is issued (decree 2267 of 2023, item 1), and a person signs for himself. */
export const firstPassportAge = 14;
/** At these ages a passport is changed, within so many days (decree 2267 of 2023, items 2 and 13). */
const changedAt = [20, 45] as const;
const daysToChange = 90;

export interface PassportEnd {
  /** At which it has to be changed. */
  readonly age: number;
  /** That birthday, YYYY-MM-DD. */
  readonly from: string;
  /** The last day on which it is good. */
  readonly day: string;
}

/** How long a passport is good; undefined for one that never ends. */
export function passportEnd(birthday: string, issueDate: string): PassportEnd | undefined {
  const age = changedAt.find((years) => issueDate < birthdayAt(birthday, years));
  if (!age) return undefined;
  const from = birthdayAt(birthday, age);
  return { age, from, day: addDays(from, daysToChange) };
}

export const passportIsOver = (end: PassportEnd, today: string): boolean => end.day < today;

export interface PassportTerms {
  /** The birthday at which the passport must be changed, YYYY-MM-DD. */
  readonly warnFrom: string;
  /** The day after the last one on which it is good, YYYY-MM-DD. */
  readonly refuseSigningFrom: string;
}

/**
 * The first days on which a passport is warned about and on which nobody signs with it.
 * Undefined for a passport that never ends.
 * @param birthday YYYY-MM-DD
 * @param issueDate YYYY-MM-DD
 */
export function passportTerms(birthday: string, issueDate: string): PassportTerms | undefined {
  const end = passportEnd(birthday, issueDate);
  return end && { warnFrom: end.from, refuseSigningFrom: addDays(end.day, 1) };
}

type Found = Omit<PassportFinding, 'field'>;

/** A buyer signs for himself from 18 on (Civil Code, art. 21). */
export function birthdayProblem(birthday: string, today: string): Found | undefined {
  if (birthday > today) return { problem: 'birthday-future' };
  if (birthday < firstBirthday) return { problem: 'birthday-too-early' };
  return birthdayAt(birthday, adultAge) > today ? { problem: 'too-young' } : undefined;
}

/** A Russian passport is issued from 14 years on, and ends. */
export function issueProblem(birthday: string, issueDate: string, today: string): Found | undefined {
  if (issueDate > today) return { problem: 'issued-future' };
  if (issueDate < firstIssue) return { problem: 'issued-before-1997' };
  if (issueDate < birthdayAt(birthday, firstPassportAge)) return { problem: 'issued-before-14' };
  const end = passportEnd(birthday, issueDate);
  return end && passportIsOver(end, today)
    ? { problem: 'passport-ended', count: end.age, day: end.day }
    : undefined;
}

/** No passport has a number of zeros alone. */
export function numberProblem(number: string): Found | undefined {
  return /^0+$/.test(number) ? { problem: 'number-zeros' } : undefined;
}

/**
 * What a well-formed passport may still get wrong.
 * @param today calendar date YYYY-MM-DD
 */
export function passportProblems(passport: PassportForm, today: string): readonly PassportFinding[] {
  const { birthday, issueDate, number, addressesEqual, addressLiving } = passport;
  const [born, issued] = [birthdayProblem(birthday, today), issueProblem(birthday, issueDate, today)];
  const numbered = numberProblem(number);
  const found: PassportFinding[] = [];
  if (born) found.push({ field: 'birthday', ...born });
  if (numbered) found.push({ field: 'number', ...numbered });
  if (issued) found.push({ field: 'issueDate', ...issued });
  if (!addressesEqual && !addressLiving)
    found.push({ field: 'addressLiving', problem: 'living-address-missing' });
  return found;
}
