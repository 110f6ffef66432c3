import type { Discount } from '@novosel/contract/booking/price.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { estateForBooking } from '../../catalogue/public.ts';
import { discountOf } from './discount-of.ts';
import { applies } from './discount-state.ts';
import { lineCode } from './discount-view.ts';
import { findInForce } from './discounts.repo.ts';

interface Wanted {
  readonly userId: number;
  readonly estateId: number;
  readonly locale: 'ru' | 'en';
  readonly now: Date;
}

/**
 * What lowers the price of an estate for a person now: his level's discount, then those given to him or to
 * everybody.
 */
export async function discountsFor(
  db: Executor,
  { userId, estateId, locale, now }: Wanted,
): Promise<readonly Discount[]> {
  const level = await discountOf(db, userId, { locale, now });
  const given = await findInForce(db, userId, now);
  const estate = given.length > 0 ? await estateForBooking(db, estateId) : undefined;
  const mine = estate ? given.filter((one) => applies(one, estate, now)) : [];
  const lines = mine.map(({ id, code, titleRu, titleEn, basisPoints, kopecks }) => ({
    code: lineCode({ code, id }),
    title: locale === 'ru' ? titleRu : titleEn,
    basisPoints,
    kopecks,
  }));
  if (!level) return lines;
  const { validUntil: _, ...line } = level;
  return [line, ...lines];
}
