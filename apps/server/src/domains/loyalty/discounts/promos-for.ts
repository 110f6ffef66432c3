import { formatPlace } from '@novosel/contract/loyalty/discount-place.ts';
import type { PromoView } from '@novosel/contract/loyalty/promo.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { estateForBooking } from '../../catalogue/public.ts';
import { discountPlaces } from './discount-places.ts';
import { applies } from './discount-state.ts';
import { findInForce } from './discounts.repo.ts';

interface Wanted {
  readonly userId: number;
  readonly estateId: number;
  readonly locale: 'ru' | 'en';
  readonly now: Date;
}

/** Promotions of which a person may choose one for an estate now. */
export async function promosFor(
  db: Executor,
  { userId, estateId, locale, now }: Wanted,
): Promise<PromoView[]> {
  const given = (await findInForce(db, userId, now)).filter(({ exclusiveGroup }) => exclusiveGroup !== null);
  const estate = given.length > 0 ? await estateForBooking(db, estateId) : undefined;
  const promos = estate ? given.filter((one) => applies(one, estate, now)) : [];
  const placeOf = await discountPlaces(db, promos);
  return promos.map((row) => ({
    id: row.id,
    title: locale === 'ru' ? row.titleRu : row.titleEn,
    basisPoints: row.basisPoints,
    validUntil: row.validUntil?.toISOString() ?? null,
    place: formatPlace(placeOf(row), locale),
    replacesBooked: row.replacesBooked,
  }));
}
