import { after } from '../clock.ts';

const shortest = 3;
const longest = 300;
/**
 * Seconds; somebody reads «уточняем» meanwhile, and one missing answer late in a long wait must not delay him
 * by five minutes.
 */
const longestUnclear = 30;

/**
 * The next time to ask about an unfinished matter: after half of its age, between 3 seconds and 5 minutes.
 * @param unclear the last question had no answer: 30 seconds at most
 */
export function nextAsk(since: Date, now: Date, unclear = false): Date {
  const age = (now.getTime() - since.getTime()) / 1000;
  return after(now, Math.min(Math.max(age / 2, shortest), unclear ? longestUnclear : longest));
}
