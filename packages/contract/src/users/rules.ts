import { addDays } from '../time/day-arithmetic.ts';
import { adultAge, birthdayAt } from './age.ts';
import type { PassportForm } from './schema.ts';

/** S5: series and number of a passport as one string; empty unless they have exactly 4 and 6 digits. */
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

/** `count` is the age at which an expired passport had to be changed, `day` its last valid day. */
export interface PassportFinding {
  readonly field: keyof PassportForm;
  readonly problem: PassportProblem;
  readonly count?: number;
  readonly day?: string;
}

/** The present form of passports has been issued since this day (Government decree 828 of 1997). */
const firstIssue = '1997-10-01';
/** No living person was born earlier. */
const firstBirthday = '1900-01-01';
/** Age of the first passport (decree 2267 of 2023, item 1), from which a person signs for himself. */
export const firstPassportAge = 14;
/** Ages at which a passport must be changed within so many days (decree 2267 of 2023, items 2 and 13). */
const changedAt = [20, 45] as const;
const daysToChange = 90;

export interface PassportEnd {
  /** The age of the change. */
  readonly age: number;
  /** That birthday, YYYY-MM-DD. */
  readonly from: string;
  /** The last valid day, YYYY-MM-DD. */
  readonly day: string;
}

/** The end of a passport's validity; undefined for one that never expires. */
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
  /** The day after the last valid day, YYYY-MM-DD. */
  readonly refuseSigningFrom: string;
}

/**
 * The first days of the warning about a passport and of the refusal to sign with it. Undefined for a passport
 * that never expires.
 * @param birthday YYYY-MM-DD
 * @param issueDate YYYY-MM-DD
 */
export function passportTerms(birthday: string, issueDate: string): PassportTerms | undefined {
  const end = passportEnd(birthday, issueDate);
  return end && { warnFrom: end.from, refuseSigningFrom: addDays(end.day, 1) };
}

type Found = Omit<PassportFinding, 'field'>;

/** A buyer signs for himself from the age of 18 (Civil Code, art. 21). */
export function birthdayProblem(birthday: string, today: string): Found | undefined {
  if (birthday > today) return { problem: 'birthday-future' };
  if (birthday < firstBirthday) return { problem: 'birthday-too-early' };
  return birthdayAt(birthday, adultAge) > today ? { problem: 'too-young' } : undefined;
}

/** A Russian passport is issued from the age of 14, and expires. */
export function issueProblem(birthday: string, issueDate: string, today: string): Found | undefined {
  if (issueDate > today) return { problem: 'issued-future' };
  if (issueDate < firstIssue) return { problem: 'issued-before-1997' };
  if (issueDate < birthdayAt(birthday, firstPassportAge)) return { problem: 'issued-before-14' };
  const end = passportEnd(birthday, issueDate);
  return end && passportIsOver(end, today)
    ? { problem: 'passport-ended', count: end.age, day: end.day }
    : undefined;
}

/** A passport number is never all zeros. */
export function numberProblem(number: string): Found | undefined {
  return /^0+$/.test(number) ? { problem: 'number-zeros' } : undefined;
}

/** Problems of a well-formed passport. @param today calendar date YYYY-MM-DD */
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
