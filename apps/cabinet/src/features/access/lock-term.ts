/** How long a sign-in is closed: `until` has a moment worth naming, `closed` waits for people, `soon` is not known. */
export type LockTerm = 'until' | 'closed' | 'soon';

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Too many tries close the sign-in for minutes; a date beyond a month is a door that staff has closed. */
export const lockTerm = (until: string | undefined, now: Date): LockTerm => {
  if (until === undefined) return 'soon';
  return Date.parse(until) - now.getTime() > monthMs ? 'closed' : 'until';
};
