/** The median of some numbers. @throws RangeError for no numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  if (low === undefined || high === undefined) throw new RangeError('no numbers');
  return (low + high) / 2;
}

/**
 * The quantile of some numbers: the least one that such a share of them does not exceed.
 * @param share from 0 to 1
 * @throws RangeError for no numbers
 */
export function quantile(share: number, numbers: readonly number[]): number {
  const found = [...numbers].sort((a, b) => a - b)[Math.ceil(share * numbers.length) - 1];
  if (found === undefined) throw new RangeError('no numbers');
  return found;
}
