import type { Fraction } from '../../fields/masks.ts';
import type { Kopecks } from '../../texts/money.ts';
import { reducedFraction } from './shares.ts';

interface CapitalPurchase {
  /** The maternity capital, in kopecks, at least 1. */
  readonly capitalKopecks: Kopecks;
  /** The price, in kopecks, at least 1. */
  readonly priceKopecks: Kopecks;
  /** Both parents and all children, at least 1. */
  readonly persons: number;
}

/**
 * The least share of each person of a family that pays with maternity capital: an equal part of the share
 * that the capital pays, which is at most the whole price (256-FZ, article 10, part 4). The fraction is
 * exact, so its numbers may be larger than those of an entered share; `givesEach` compares them.
 * @throws RangeError for impossible sums or an impossible number of persons
 */
export function leastCapitalShare({ capitalKopecks, priceKopecks, persons }: CapitalPurchase): Fraction {
  const numerator = Math.min(capitalKopecks, priceKopecks);
  const denominator = priceKopecks * persons;
  const isPurchase = [numerator, persons, denominator].every((one) => Number.isSafeInteger(one) && one >= 1);
  if (!isPurchase) throw new RangeError('no purchase with maternity capital');
  return reducedFraction({ numerator, denominator });
}
