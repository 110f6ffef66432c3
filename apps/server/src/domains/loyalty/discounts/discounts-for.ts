import type { Discount } from '@novosel/contract/booking/price.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { discountOf } from './discount-of.ts';
import { applies } from './discount-state.ts';
import { lineCode } from './discount-view.ts';
import { findInForce } from './discounts.repo.ts';

interface Wanted {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  readonly now: Date;
}

/**
 * Discounts that now lower the price of an estate for a person automatically: that of his level, then those
 * for him or for everybody that apply to it.
 */
export async function discountsFor(
  db: Executor,
  { userId, locale, now }: Wanted,
): Promise<(estate: Parameters<typeof applies>[1]) => readonly Discount[]> {
  const level = await discountOf(db, userId, { locale, now });
  const given = await findInForce(db, userId, now);
  return (estate) => {
    const mine = given.filter((one) => one.exclusiveGroup === null && applies(one, estate, now));
    const lines = mine.map(({ id, code, titleRu, titleEn, basisPoints, kopecks }) => ({
      code: lineCode({ code, id }),
      title: locale === 'ru' ? titleRu : titleEn,
      basisPoints,
      kopecks,
    }));
    if (!level) return lines;
    const { validUntil: _, ...line } = level;
    return [line, ...lines];
  };
}
