import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';

interface Term {
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Whether a discount is in force: not withdrawn, from its first moment until, but without, its end. */
export function discountState(
  { validFrom, validUntil, withdrawnAt }: Term,
  now: Date,
): DiscountView['state'] {
  if (withdrawnAt !== null) return 'over';
  if (validFrom > now) return 'future';
  return validUntil !== null && validUntil <= now ? 'over' : 'active';
}

interface Where {
  readonly complexId: number | null;
  readonly buildingId: number | null;
  readonly kinds: readonly number[] | null;
}

interface Estate {
  readonly complexId: number;
  readonly buildingId: number;
  readonly kind: number;
}

/** Whether a discount applies to an estate at a moment; a place that is not set does not limit it. */
export function applies(discount: Term & Where, estate: Estate, now: Date): boolean {
  const { complexId, buildingId, kinds } = discount;
  const here =
    (complexId === null || complexId === estate.complexId) &&
    (buildingId === null || buildingId === estate.buildingId) &&
    (kinds === null || kinds.includes(estate.kind));
  return here && discountState(discount, now) === 'active';
}
