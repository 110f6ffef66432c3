import { after } from '../../platform/clock.ts';

const shortest = 3;
const longest = 300;

/** When to ask again about something that is not final: half of its age from now, between 3 seconds and 5 minutes. */
export function nextAsk(since: Date, now: Date): Date {
  const age = (now.getTime() - since.getTime()) / 1000;
  return after(now, Math.min(Math.max(age / 2, shortest), longest));
}
