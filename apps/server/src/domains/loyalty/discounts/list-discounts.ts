import { type DiscountView, discountStates } from '@novosel/contract/loyalty/discounts.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { discountOf } from './discount-of.ts';
import { discountPlaces } from './discount-places.ts';
import { discountView } from './discount-view.ts';
import { findDiscounts } from './discounts.repo.ts';

interface Reader {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
}

/** Every discount of a person: in force, to come, over; the one that ends first stands above. */
export async function listDiscounts(
  db: Executor,
  { userId, locale }: Reader,
  now: Date,
): Promise<DiscountView[]> {
  const given = await findDiscounts(db, userId, now);
  const placeOf = await discountPlaces(db, given);
  const items = given.map((row) => discountView(row, { placeOf, locale, now }));
  const level = await levelDiscount(db, { userId, locale }, now);
  return [...(level ? [level] : []), ...items].sort((a, b) => rank(a) - rank(b) || endOf(a) - endOf(b));
}

async function levelDiscount(
  db: Executor,
  { userId, locale }: Reader,
  now: Date,
): Promise<DiscountView | undefined> {
  const found = await discountOf(db, userId, { locale, now });
  if (!found) return undefined;
  const { validUntil, ...discount } = found;
  return {
    ...discount,
    validFrom: null,
    validUntil: validUntil?.toISOString() ?? null,
    withdrawnAt: null,
    complex: null,
    building: null,
    kinds: [],
    state: 'active',
  };
}

const rank = ({ state }: DiscountView): number => discountStates.indexOf(state);
const endOf = ({ validUntil }: DiscountView): number =>
  validUntil ? Date.parse(validUntil) : Number.MAX_SAFE_INTEGER;
