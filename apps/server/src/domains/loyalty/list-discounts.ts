import { type DiscountView, discountStates } from '@novosel/contract/loyalty/discounts.ts';
import type { Executor } from '../../platform/db.ts';
import { findComplexes } from '../catalogue/public.ts';
import { discountOf } from './discount-of.ts';
import { discountState } from './discount-state.ts';
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
  const given = await findDiscounts(db, userId);
  const complexes = given.length > 0 ? await findComplexes(db) : [];
  const items = given.map((row): DiscountView => {
    const complex = complexes.find(({ id }) => id === row.complexId);
    return {
      code: `${row.code}-${row.id}`,
      title: locale === 'ru' ? row.titleRu : row.titleEn,
      basisPoints: row.basisPoints,
      kopecks: row.kopecks,
      validFrom: row.validFrom.toISOString(),
      validUntil: row.validUntil?.toISOString() ?? null,
      complex: complex ? { id: complex.id, title: complex.title, slug: complex.slug } : null,
      state: discountState(row, now),
    };
  });
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
    complex: null,
    state: 'active',
  };
}

const rank = ({ state }: DiscountView): number => discountStates.indexOf(state);
const endOf = ({ validUntil }: DiscountView): number =>
  validUntil ? Date.parse(validUntil) : Number.MAX_SAFE_INTEGER;
