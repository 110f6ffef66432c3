import type { Kopecks } from '../texts/money.ts';

/** What changes the price of the chosen form of payment into the price of the contract. */
export interface PriceSources {
  /** The price of the form, in kopecks. */
  readonly baseKopecks: Kopecks;
  /** Discounts in the price of the form that the promotion replaces: they are added back first. */
  readonly replacedKopecks?: Kopecks;
  /** Price difference of another finishing; may be negative. */
  readonly finishingKopecks?: Kopecks;
  /** Hundredths of a percent of the chosen promotion. */
  readonly promoBasisPoints?: number;
  /** Hundredths of a percent of the loyalty level. */
  readonly loyaltyBasisPoints?: number;
  readonly certificateKopecks?: Kopecks;
  /** No estate is sold below this price. */
  readonly leastKopecks?: Kopecks;
}

export const priceStepCodes = ['replaced', 'finishing', 'promo', 'loyalty', 'certificate', 'least'] as const;

/** A line between the price of the form and the price of the contract; negative for a discount. */
export interface PriceStep {
  readonly code: (typeof priceStepCodes)[number];
  /** The sum that the line is calculated from. */
  readonly basisKopecks: Kopecks;
  readonly kopecks: Kopecks;
}

const whole = 10_000;

/** Half a kopeck is rounded up; both factors are exact, so it is rounded only once. */
const rounded = (kopecks: bigint, share: bigint, of: bigint): number =>
  Number((2n * kopecks * share + of) / (2n * of));

/**
 * The price of the contract: discounts replaced by the promotion are added back; then come the finishing, the
 * promotion, the loyalty percentage of the rest and the certificate, but never below the least price.
 * Percentages multiply; each line is the change by its step.
 * @throws RangeError for a certificate above the price, which the forms refuse earlier
 */
export function contractPrice({
  baseKopecks,
  replacedKopecks = 0,
  finishingKopecks = 0,
  promoBasisPoints = 0,
  loyaltyBasisPoints = 0,
  certificateKopecks = 0,
  leastKopecks = 0,
}: PriceSources): { readonly steps: readonly PriceStep[]; readonly kopecks: Kopecks } {
  const listed = baseKopecks + replacedKopecks;
  const finished = listed + finishingKopecks;
  const afterPromo = rounded(BigInt(finished), BigInt(whole - promoBasisPoints), BigInt(whole));
  const afterBoth = rounded(
    BigInt(finished),
    BigInt(whole - promoBasisPoints) * BigInt(whole - loyaltyBasisPoints),
    BigInt(whole) * BigInt(whole),
  );
  if (certificateKopecks > afterBoth) throw new RangeError('a certificate is not above the price');
  const left = afterBoth - certificateKopecks;
  const steps: readonly PriceStep[] = [
    { code: 'replaced', basisKopecks: baseKopecks, kopecks: replacedKopecks },
    { code: 'finishing', basisKopecks: listed, kopecks: finishingKopecks },
    { code: 'promo', basisKopecks: finished, kopecks: afterPromo - finished },
    { code: 'loyalty', basisKopecks: afterPromo, kopecks: afterBoth - afterPromo },
    { code: 'certificate', basisKopecks: afterBoth, kopecks: -certificateKopecks },
    { code: 'least', basisKopecks: left, kopecks: Math.max(0, leastKopecks - left) },
  ];
  return {
    steps: steps.filter(({ kopecks }) => kopecks !== 0),
    kopecks: Math.max(left, leastKopecks),
  };
}
