import { after } from '../../../platform/clock.ts';

/** The acquirer forgets a key after 24 hours; a later create would make another payment. */
const keyLifeSeconds = 23 * 3600;

/** Whether a create must not be repeated with a key that was first sent then. */
export function keyIsOld(firstSent: Date, now: Date): boolean {
  return now > after(firstSent, keyLifeSeconds);
}
