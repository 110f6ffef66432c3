import type { Fraction } from '../../fields/masks.ts';
import type { Kopecks } from '../../texts/money.ts';
import { reducedFraction } from './shares.ts';

interface CapitalPurchase {
  /** What maternity capital pays, in kopecks, at least 1. */
  readonly capitalKopecks: Kopecks;
  /** The price, in kopecks, at least 1. */
  readonly priceKopecks: Kopecks;
  /** Both parents and all children, at least 1. */
  readonly persons: number;
}

/**
 * The least share of each person of a family that pays with maternity capital: an equal part of what the
 * capital pays, of the whole price at most (256-FZ, article 10, part 4).
 * It is exact, so its numbers may be larger than those of a share that is typed; `givesEach` compares them.
 * @throws RangeError for sums or a family that no purchase has
 */
export function leastCapitalShare({ capitalKopecks, priceKopecks, persons }: CapitalPurchase): Fraction {
  const numerator = Math.min(capitalKopecks, priceKopecks);
  const denominator = priceKopecks * persons;
  const isPurchase = [numerator, persons, denominator].every((one) => Number.isSafeInteger(one) && one >= 1);
  if (!isPurchase) throw new RangeError('no purchase with maternity capital');
  return reducedFraction({ numerator, denominator });
}
