import { after } from '../../../platform/clock.ts';

/** The acquirer forgets a key after 24 hours; a create repeated later would be another one. */
const keyLifeSeconds = 23 * 3600;

/** Whether a create under a key that was first sent then must not be repeated any more. */
export function keyIsOld(firstSent: Date, now: Date): boolean {
  return now > after(firstSent, keyLifeSeconds);
}
