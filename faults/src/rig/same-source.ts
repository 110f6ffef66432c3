/** The median of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [below, above] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1] ?? 0, sorted[middle] ?? 0];
  return (below + above) / 2;
}

/**
 * Probability that two samples of one source differ at least this much (Kolmogorov–Smirnov test, with the
 * correction of Stephens for finite samples).
 */
export function sameSource(one: readonly number[], other: readonly number[]): number {
  const [left, right] = [one, other].map((values) => [...values].sort((a, b) => a - b)) as [
    number[],
    number[],
  ];
  let [at, beside, widest] = [0, 0, 0];
  while (at < left.length && beside < right.length) {
    const value = Math.min(left[at] as number, right[beside] as number);
    while (left[at] === value) at += 1;
    while (right[beside] === value) beside += 1;
    widest = Math.max(widest, Math.abs(at / left.length - beside / right.length));
  }
  const root = Math.sqrt((left.length * right.length) / (left.length + right.length));
  const gap = (root + 0.12 + 0.11 / root) * widest;
  let likely = 0;
  for (let term = 1; term <= 100; term += 1)
    likely += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * gap * gap * term * term);
  return gap < 0.2 ? 1 : Math.min(1, Math.max(0, likely));
}
