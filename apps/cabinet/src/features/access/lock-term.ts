/** Who has closed a sign-in, as the page of the sign-in carries it. */
export interface Lock {
  readonly until: string | undefined;
  readonly byStaff: boolean;
}

/**
 * How long a sign-in is closed: `until` a moment after too many tries, `closed` by staff until a moment worth
 * naming, `forGood` until they open it, `soon` is not known.
 */
export type LockTerm = 'until' | 'closed' | 'forGood' | 'soon';

const yearMs = 366 * 24 * 60 * 60 * 1000;

export const lockTerm = ({ until, byStaff }: Lock, now: Date): LockTerm => {
  if (!byStaff) return until === undefined ? 'soon' : 'until';
  return until === undefined || Date.parse(until) - now.getTime() > yearMs ? 'forGood' : 'closed';
};

/** What came along with the address; anything else says nothing. */
export const lockOf = (state: unknown): Lock => {
  const { until, byStaff } = (state ?? {}) as { until?: unknown; byStaff?: unknown };
  const known = typeof until === 'string' && !Number.isNaN(Date.parse(until));
  return { until: known ? until : undefined, byStaff: byStaff === true };
};
