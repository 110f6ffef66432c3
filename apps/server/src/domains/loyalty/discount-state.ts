import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';

interface Term {
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Whether a discount is in force: from its first moment on, up to its last one, which is no more its own, unless it was taken back. */
export function discountState(
  { validFrom, validUntil, withdrawnAt }: Term,
  now: Date,
): DiscountView['state'] {
  if (withdrawnAt !== null) return 'over';
  if (validFrom > now) return 'future';
  return validUntil !== null && validUntil <= now ? 'over' : 'active';
}

/** Whether a discount applies on an estate of a complex at a moment. */
export function applies(
  discount: Term & { readonly complexId: number | null },
  complexId: number,
  now: Date,
): boolean {
  const here = discount.complexId === null || discount.complexId === complexId;
  return here && discountState(discount, now) === 'active';
}
