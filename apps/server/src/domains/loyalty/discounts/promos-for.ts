import { formatPlace } from '@novosel/contract/loyalty/discount-place.ts';
import type { PromoView } from '@novosel/contract/loyalty/promo.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { discountPlaces } from './discount-places.ts';
import { findApplying, type Wanted } from './discounts-for.ts';

/** Promotions of which a person may choose one for an estate now; no price has them by itself. */
export async function promosFor(db: Executor, wanted: Wanted): Promise<PromoView[]> {
  const applying = await findApplying(db, wanted);
  const promos = applying.filter(({ exclusiveGroup }) => exclusiveGroup !== null);
  const placeOf = await discountPlaces(db, promos);
  return promos.map((row) => ({
    id: row.id,
    title: wanted.locale === 'ru' ? row.titleRu : row.titleEn,
    basisPoints: row.basisPoints,
    validUntil: row.validUntil?.toISOString() ?? null,
    place: formatPlace(placeOf(row), wanted.locale),
    replacesBooked: row.replacesBooked,
  }));
}
