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

interface Listed {
  readonly items: DiscountView[];
  readonly promos: DiscountView[];
}

/**
 * All discounts of a person: in force, future, past; the one that ends first on top. Promotions are listed
 * separately, those for everybody only until they end.
 */
export async function listDiscounts(db: Executor, { userId, locale }: Reader, now: Date): Promise<Listed> {
  const given = await findDiscounts(db, userId, now);
  const placeOf = await discountPlaces(db, given);
  const seen = given.map((row) => ({ row, view: discountView(row, { placeOf, locale, now }) }));
  const items = seen.filter(({ row, view }) => !view.exclusive || (isOver(view) && row.userId === userId));
  const promos = seen.filter(({ view }) => view.exclusive && !isOver(view));
  const level = await levelDiscount(db, { userId, locale }, now);
  return {
    items: inOrder([...(level ? [level] : []), ...items.map(({ view }) => view)]),
    promos: inOrder(promos.map(({ view }) => view)),
  };
}

const isOver = ({ state }: DiscountView): boolean => state === 'over';
const inOrder = (views: readonly DiscountView[]): DiscountView[] =>
  views.toSorted((a, b) => rank(a) - rank(b) || endOf(a) - endOf(b));

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
    exclusive: false,
    replacesBooked: false,
    state: 'active',
  };
}

const rank = ({ state }: DiscountView): number => discountStates.indexOf(state);
const endOf = ({ validUntil }: DiscountView): number =>
  validUntil ? Date.parse(validUntil) : Number.MAX_SAFE_INTEGER;
