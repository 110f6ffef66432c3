import type { DiscountView } from '@novosel/contract/loyalty/discounts.ts';
import { discountState } from './discount-state.ts';
import type { DiscountRow } from './discounts.repo.ts';

interface Seen {
  readonly complexes: readonly { readonly id: number; readonly title: string; readonly slug: string }[];
  readonly locale: 'ru' | 'en';
  readonly now: Date;
}

/** How a discount is named among the lines of a price. */
export const lineCode = ({ code, id }: Pick<DiscountRow, 'code' | 'id'>): string => `${code}-${id}`;

/** A discount as it is told: how much, for how long, on what. */
export function discountView(row: DiscountRow, { complexes, locale, now }: Seen): DiscountView {
  const complex = complexes.find(({ id }) => id === row.complexId);
  return {
    code: lineCode(row),
    title: locale === 'ru' ? row.titleRu : row.titleEn,
    basisPoints: row.basisPoints,
    kopecks: row.kopecks,
    validFrom: row.validFrom.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    complex: complex ? { id: complex.id, title: complex.title, slug: complex.slug } : null,
    state: discountState(row, now),
  };
}
