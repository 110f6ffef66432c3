/** The lock of a sign-in, as the sign-in page passes it on. */
export interface Lock {
  readonly until: string | undefined;
  readonly byStaff: boolean;
}

/**
 * How long a sign-in is locked: `until` a moment after too many tries, `closed` by staff until a moment worth
 * naming, `forGood` until staff opens it, `soon` for an unknown time.
 */
export type LockTerm = 'until' | 'closed' | 'forGood' | 'soon';

const yearMs = 366 * 24 * 60 * 60 * 1000;

export const lockTerm = ({ until, byStaff }: Lock, now: Date): LockTerm => {
  if (!byStaff) return until === undefined ? 'soon' : 'until';
  return until === undefined || Date.parse(until) - now.getTime() > yearMs ? 'forGood' : 'closed';
};

/** The lock from the state of the navigation; an empty lock for any other state. */
export const lockOf = (state: unknown): Lock => {
  const { until, byStaff } = (state ?? {}) as { until?: unknown; byStaff?: unknown };
  const known = typeof until === 'string' && !Number.isNaN(Date.parse(until));
  return { until: known ? until : undefined, byStaff: byStaff === true };
};
