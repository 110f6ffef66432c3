import type { Discount } from '@novosel/contract/booking/price.ts';
import { ladderAt, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { discountBasisPoints, discountTitle } from '../loyalty.policy.ts';
import { findLoyalty } from '../loyalty.repo.ts';

/** The loyalty discount on this person's next purchase, or undefined when he has none (S4.11). */
export async function discountOf(
  db: Executor,
  userId: number,
  { locale, now }: { locale: 'ru' | 'en'; now: Date },
): Promise<(Discount & { readonly validUntil: Date | null }) | undefined> {
  const ladder = ladderAt(now);
  const account = await findLoyalty(db, userId, yearsAfter(now, -ladder.windowYears));
  if (!account) return undefined;
  const basisPoints = discountBasisPoints(ladder, { ...account, contracts: account.dealsEver }, now);
  if (basisPoints === 0) return undefined;
  return {
    code: `loyalty-${account.code}`,
    title: discountTitle(ladder, account.code, locale),
    basisPoints,
    kopecks: 0,
    validUntil: account.expiresAt,
  };
}
