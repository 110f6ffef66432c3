import { adultAge, ageOn } from '../../users/age.ts';
import { firstPassportAge } from '../../users/rules.ts';

/** A parent signs, the child signs with a parent's written consent, or the person signs alone. */
export type SignerByAge = 'parent' | 'self-with-consent' | 'self';

/**
 * Who signs for a member on a day: a parent until the 14th birthday, the child itself with consent from that
 * day on, an adult alone from the 18th birthday on (Civil Code, articles 21, 26 and 28).
 * @param birthday YYYY-MM-DD
 * @param day of the signing, not of the form, YYYY-MM-DD
 */
export function signerByAge(birthday: string, day: string): SignerByAge {
  const age = ageOn(birthday, day);
  if (age < firstPassportAge) return 'parent';
  return age < adultAge ? 'self-with-consent' : 'self';
}
