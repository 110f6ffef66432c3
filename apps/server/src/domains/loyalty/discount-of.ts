import type { Discount } from '@novosel/contract/booking/price.ts';
import type { Executor } from '../../platform/db.ts';
import { discountBasisPoints, levels } from './loyalty.policy.ts';
import { findLoyalty } from './loyalty.repo.ts';

/** The loyalty discount on this person's next purchase, or undefined when he has none (S4.11). */
export async function discountOf(
  db: Executor,
  userId: number,
  { locale, now }: { locale: 'ru' | 'en'; now: Date },
): Promise<Discount | undefined> {
  const account = await findLoyalty(db, userId);
  if (!account) return undefined;
  const contracts = account.contractCount + account.commercialContractCount;
  const basisPoints = discountBasisPoints({ ...account, contracts }, now);
  if (basisPoints === 0) return undefined;
  return {
    code: `loyalty-${account.code}`,
    title: levels[account.code].discountTitle[locale],
    basisPoints,
    kopecks: 0,
  };
}
