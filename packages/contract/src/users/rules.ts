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
  const age = changedAt.find((years) => issueDate < yearsLater(birthday, years));
  if (!age) return undefined;
  const from = yearsLater(birthday, age);
  return { age, from, day: daysLater(from, daysToChange) };
}

export const passportIsOver = (end: PassportEnd, today: string): boolean => end.day < today;

type Found = Omit<PassportFinding, 'field'>;

/** A buyer signs for himself from 18 on (Civil Code, art. 21). */
export function birthdayProblem(birthday: string, today: string): Found | undefined {
  if (birthday > today) return { problem: 'birthday-future' };
  if (birthday < firstBirthday) return { problem: 'birthday-too-early' };
  return yearsLater(birthday, 18) > today ? { problem: 'too-young' } : undefined;
}

/** A Russian passport is issued from 14 years on (decree 2267 of 2023, item 1), and ends. */
export function issueProblem(birthday: string, issueDate: string, today: string): Found | undefined {
  if (issueDate > today) return { problem: 'issued-future' };
  if (issueDate < firstIssue) return { problem: 'issued-before-1997' };
  if (issueDate < yearsLater(birthday, 14)) return { problem: 'issued-before-14' };
  const end = passportEnd(birthday, issueDate);
  return end && passportIsOver(end, today)
    ? { problem: 'passport-ended', count: end.age, day: end.day }
    : undefined;
}

/**
 * What a well-formed passport may still get wrong.
 * @param today calendar date YYYY-MM-DD
 */
export function passportProblems(passport: PassportForm, today: string): readonly PassportFinding[] {
  const { birthday, issueDate, addressesEqual, addressLiving } = passport;
  const [born, issued] = [birthdayProblem(birthday, today), issueProblem(birthday, issueDate, today)];
  const found: PassportFinding[] = [];
  if (born) found.push({ field: 'birthday', ...born });
  if (issued) found.push({ field: 'issueDate', ...issued });
  if (!addressesEqual && !addressLiving)
    found.push({ field: 'addressLiving', problem: 'living-address-missing' });
  return found;
}

function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

/** The 29th of February of a common year is the 1st of March. */
function daysLater(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
