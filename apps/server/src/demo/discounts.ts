import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import { buildings, complexes } from '../domains/catalogue/catalogue.tables.ts';
import { users } from '../domains/identity/identity.tables.ts';
import { giveDiscount } from '../domains/loyalty/public.ts';
import type { Executor } from '../platform/database/db.ts';
import { eq } from '../platform/database/drizzle.ts';

interface Example {
  /** Last digits of the buyer's phone; absent: for everybody. */
  readonly number?: number;
  /** Index of the complex in the order of IDs; absent: everywhere. */
  readonly complex?: number;
  /** Index of the building in its complex, in the order of IDs; absent: all of them. */
  readonly building?: number;
  readonly kinds?: readonly EstateKind[];
  readonly code: string;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly basisPoints: number;
  readonly kopecks: number;
  readonly exclusiveGroup?: string;
  readonly replacesBooked?: boolean;
  /** Days after the demo's first day. */
  readonly from: number;
  /** Days after the demo's first day, or the last day of the following month. */
  readonly until: number | 'next-month';
}

/**
 * One example of each kind: in force, for one complex, for kinds in one building, future, past, a promotion.
 */
const examples: readonly Example[] = [
  {
    number: 1,
    complex: 0,
    code: 'first-home',
    titleRu: 'Скидка на первую квартиру, 1\u00A0%',
    titleEn: 'First home discount, 1%',
    basisPoints: 100,
    kopecks: 0,
    from: -3,
    until: 45,
  },
  {
    number: 5,
    code: 'open-day',
    titleRu: 'За визит на день открытых дверей',
    titleEn: 'For coming to the open day',
    basisPoints: 0,
    kopecks: 15_000_000,
    from: -10,
    until: 20,
  },
  {
    number: 5,
    complex: 1,
    code: 'spring',
    titleRu: 'Весенняя скидка, 2\u00A0%',
    titleEn: 'Spring discount, 2%',
    basisPoints: 200,
    kopecks: 0,
    from: 100,
    until: 190,
  },
  {
    number: 5,
    code: 'summer',
    titleRu: 'Летняя скидка, 1,5\u00A0%',
    titleEn: 'Summer discount, 1.5%',
    basisPoints: 150,
    kopecks: 0,
    from: -160,
    until: -70,
  },
  {
    number: 5,
    complex: 0,
    building: 0,
    kinds: ['parking', 'storage'],
    code: 'neighbours',
    titleRu: 'За покупку вместе с соседями',
    titleEn: 'For buying together with neighbours',
    basisPoints: 300,
    kopecks: 0,
    from: -5,
    until: 40,
  },
  {
    number: 12,
    code: 'friend',
    titleRu: 'За рекомендацию другу',
    titleEn: 'For recommending us to a friend',
    basisPoints: 0,
    kopecks: 10_000_000,
    from: -30,
    until: 150,
  },
  {
    complex: 0,
    code: 'winter-pier',
    titleRu: 'Зимний пирс',
    titleEn: 'Winter pier',
    basisPoints: 200,
    kopecks: 0,
    exclusiveGroup: 'season',
    replacesBooked: true,
    from: -10,
    until: 'next-month',
  },
];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The last moment of the following month, in Moscow. */
function endOfNextMonth(now: number): Date {
  const [year = 0, month = 0] = isoDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month + 1, 1) - 3 * hourMs - 1);
}

async function idOf(db: Executor, number: number): Promise<number | undefined> {
  const phone = `790000000${String(number).padStart(2, '0')}`;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return owner?.id;
}

/** Discounts of the demo's buyers; existing bookings keep their price. */
export async function seedDiscounts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const built = await db.select({ id: complexes.id }).from(complexes).orderBy(complexes.id);
  const houses = await db
    .select({ id: buildings.id, complexId: buildings.complexId })
    .from(buildings)
    .orderBy(buildings.id);
  for (const { number, complex, building, kinds, from, until, ...discount } of examples) {
    const userId = number === undefined ? null : await idOf(db, number);
    if (userId === undefined) continue;
    const complexId = complex === undefined ? null : (built[complex]?.id ?? null);
    const itsHouses = houses.filter((house) => house.complexId === complexId);
    await giveDiscount(db, {
      ...discount,
      userId,
      complexId,
      buildingId: building === undefined ? null : (itsHouses[building]?.id ?? null),
      kinds: kinds?.map((kind) => estateKinds[kind]) ?? null,
      validFrom: new Date(now + from * dayMs),
      validUntil: until === 'next-month' ? endOfNextMonth(now) : new Date(now + until * dayMs),
    });
  }
}
