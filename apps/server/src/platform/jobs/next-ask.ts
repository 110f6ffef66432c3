import { after } from '../clock.ts';

const shortest = 3;
const longest = 300;
/**
 * Somebody reads «уточняем» meanwhile: a single silence late in a long wait must not cost him five minutes.
 */
const longestUnclear = 30;

/**
 * When to ask again about something that is not final: half of its age from now, between 3 seconds and 5
 * minutes.
 * @param unclear the last question had no answer: 30 seconds at most
 */
export function nextAsk(since: Date, now: Date, unclear = false): Date {
  const age = (now.getTime() - since.getTime()) / 1000;
  return after(now, Math.min(Math.max(age / 2, shortest), unclear ? longestUnclear : longest));
}
