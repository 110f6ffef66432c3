import { adultAge, ageOn } from '../../users/age.ts';
import { defaultCountry } from '../../users/countries.ts';
import { firstPassportAge, passportEnd, passportIsOver } from '../../users/rules.ts';
import type { AdultPapers, ChildPapers } from './papers.ts';
import { lastNeededDay } from './papers-problems.ts';
import type { ReturnFinding } from './returns.ts';

interface Checked {
  readonly adult: AdultPapers | null;
  readonly child: ChildPapers | null;
  /** YYYY-MM-DD; null where it is unknown. */
  readonly birthday: string | null;
  /** Issue date of an adult's Russian passport, YYYY-MM-DD; null without one. */
  readonly passportIssued: string | null;
}

/**
 * What is no longer valid in papers that were in order: an expired passport, a power or a foreign document
 * that ends too early, an age at which another person signs.
 * @param days YYYY-MM-DD each
 */
export function recheckFindings(
  { adult, child, birthday, passportIssued }: Checked,
  { today, signing }: { readonly today: string; readonly signing: string },
): readonly ReturnFinding[] {
  const found: ReturnFinding[] = [];
  const isCitizen = adult?.citizenship === defaultCountry;
  const end = isCitizen && birthday && passportIssued ? passportEnd(birthday, passportIssued) : undefined;
  if (end && passportIsOver(end, today)) found.push({ field: 'passport', reason: 'expired', note: '' });
  const needed = lastNeededDay(signing);
  if (adult?.power && adult.power.until < needed) found.push({ field: 'power', reason: 'expired', note: '' });
  if (adult?.foreign?.until && adult.foreign.until < needed)
    found.push({ field: 'foreign', reason: 'expired', note: '' });
  const age = child && birthday ? ageOn(birthday, today) : undefined;
  if (age !== undefined && age >= adultAge) found.push({ field: 'passport', reason: 'turned-18', note: '' });
  else if (age !== undefined && age >= firstPassportAge && child?.certificate)
    found.push({ field: 'certificate', reason: 'turned-14', note: '' });
  return found;
}
