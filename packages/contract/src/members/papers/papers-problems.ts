import type { FieldDemand, FieldProblem } from '../../fields/field-errors.ts';
import { adultAge, ageOn, birthdayAt } from '../../users/age.ts';
import { defaultCountry } from '../../users/countries.ts';
import { firstPassportAge, numberProblem } from '../../users/rules.ts';
import type { AdultPapers, ChildForm, ChildPapers, MarriageForm } from './papers.ts';

/** Days for which papers must stay valid after the last possible day of signing. */
const daysAfterSigning = 30;
const dayMs = 86_400_000;

export interface PaperProblem extends FieldDemand {
  /** Path in the form: `foreign.until`. */
  readonly field: string;
  readonly problem: FieldProblem;
}

/** Two members with one SNILS. */
export const snilsTaken: PaperProblem = { field: 'snils', problem: 'snilsTaken' };

interface Days {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The last day on which the contract can be signed, YYYY-MM-DD. */
  readonly signing: string;
}

/** The earliest allowed last day of a paper. */
export const lastNeededDay = (signing: string): string =>
  new Date(Date.parse(signing) + daysAfterSigning * dayMs).toISOString().slice(0, 10);

/** Problems of an adult's well-formed sheet, the first of each field. */
export function adultPapersProblems(
  { citizenship, foreign, registration, registrationUntil, power }: AdultPapers,
  isRepresentative: boolean,
  { today, signing }: Days,
): readonly PaperProblem[] {
  const found: PaperProblem[] = registrationProblems(registration, registrationUntil, today);
  if (citizenship !== defaultCountry && !foreign) found.push({ field: 'foreign', problem: 'required' });
  if (citizenship === defaultCountry && foreign) found.push({ field: 'foreign', problem: 'default' });
  if (foreign && foreign.issuedOn > today)
    found.push({ field: 'foreign.issuedOn', problem: 'issued-future' });
  if (foreign?.until && foreign.until < lastNeededDay(signing))
    found.push({ field: 'foreign.until', problem: 'paperEnds', day: lastNeededDay(signing) });
  if (isRepresentative && !power) found.push({ field: 'power', problem: 'required' });
  if (!isRepresentative && power) found.push({ field: 'power', problem: 'default' });
  if (power && power.givenOn > today) found.push({ field: 'power.givenOn', problem: 'issued-future' });
  if (power && power.until < lastNeededDay(signing))
    found.push({ field: 'power.until', problem: 'paperEnds', day: lastNeededDay(signing) });
  return found;
}

/** Impossible data of a child. */
export function childProblems({ birthday }: ChildForm, today: string): readonly PaperProblem[] {
  if (birthday > today) return [{ field: 'birthday', problem: 'birthday-future' }];
  return ageOn(birthday, today) >= adultAge ? [{ field: 'birthday', problem: 'childAdult' }] : [];
}

/** Problems of a child's well-formed sheet. The required document depends on its age on a day. */
export function childPapersProblems(
  papers: ChildPapers,
  { birthday, relation }: Pick<ChildForm, 'birthday' | 'relation'>,
  { today }: Pick<Days, 'today'>,
): readonly PaperProblem[] {
  const age = ageOn(birthday, today);
  if (age >= adultAge) return [{ field: 'birthday', problem: 'childAdult' }];
  const found: PaperProblem[] = registrationProblems(papers.registration, papers.registrationUntil, today);
  if (relation === 'guardian' && papers.guardianScans.length === 0)
    found.push({ field: 'guardianScans', problem: 'required' });
  if (age < firstPassportAge) return [...found, ...certificateProblems(papers, birthday, today)];
  if (papers.consentScans.length === 0) found.push({ field: 'consentScans', problem: 'required' });
  return [...found, ...childPassportProblems(papers, birthday, today)];
}

function certificateProblems({ certificate }: ChildPapers, birthday: string, today: string): PaperProblem[] {
  if (!certificate) return [{ field: 'certificate', problem: 'required' }];
  const { issuedOn } = certificate;
  if (issuedOn > today) return [{ field: 'certificate.issuedOn', problem: 'issued-future' }];
  return issuedOn < birthday ? [{ field: 'certificate.issuedOn', problem: 'default' }] : [];
}

function childPassportProblems({ passport }: ChildPapers, birthday: string, today: string): PaperProblem[] {
  if (!passport) return [{ field: 'passport', problem: 'required' }];
  const { number, issueDate } = passport;
  const zeros = numberProblem(number)?.problem;
  const found: PaperProblem[] =
    zeros === 'number-zeros' ? [{ field: 'passport.number', problem: zeros }] : [];
  if (issueDate > today) found.push({ field: 'passport.issueDate', problem: 'issued-future' });
  if (issueDate < birthdayAt(birthday, firstPassportAge))
    found.push({ field: 'passport.issueDate', problem: 'issued-before-14' });
  return found;
}

function registrationProblems(
  registration: AdultPapers['registration'],
  until: string | null,
  today: string,
): PaperProblem[] {
  if (registration === 'permanent')
    return until === null ? [] : [{ field: 'registrationUntil', problem: 'default' }];
  if (until === null) return [{ field: 'registrationUntil', problem: 'required' }];
  return until < today ? [{ field: 'registrationUntil', problem: 'paperEnds', day: today }] : [];
}

/** Impossible data of a marriage certificate. */
export const marriageProblems = ({ issuedOn }: MarriageForm, today: string): readonly PaperProblem[] =>
  issuedOn > today ? [{ field: 'issuedOn', problem: 'issued-future' }] : [];
