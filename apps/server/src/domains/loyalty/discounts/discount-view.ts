import type { DiscountPlace } from '@novosel/contract/loyalty/discount-place.ts';
import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { discountState } from './discount-state.ts';
import type { DiscountRow } from './discounts.repo.ts';

interface Seen {
  readonly placeOf: (row: DiscountRow) => DiscountPlace;
  readonly locale: 'ru' | 'en';
  readonly now: Date;
}

/** Code of a discount's line in a price. */
export const lineCode = ({ code, id }: Pick<DiscountRow, 'code' | 'id'>): string => `${code}-${id}`;

/** A discount for display: its size, term and place. */
export function discountView(row: DiscountRow, { placeOf, locale, now }: Seen): DiscountView {
  return {
    code: lineCode(row),
    title: locale === 'ru' ? row.titleRu : row.titleEn,
    basisPoints: row.basisPoints,
    kopecks: row.kopecks,
    validFrom: row.validFrom.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    ...placeOf(row),
    exclusive: row.exclusiveGroup !== null,
    replacesBooked: row.replacesBooked,
    state: discountState(row, now),
  };
}
