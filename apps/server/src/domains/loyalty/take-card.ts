import { ladderAt, reachedLevel, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { countedOf } from './loyalty.policy.ts';
import { dealTotals, findLoyalty, openCard } from './loyalty.repo.ts';

/**
 * Opens a card for a person who has none, at the level that his deals reach; one who has a card keeps it as
 * it is.
 * @throws AppError BONUS_BLOCKED
 */
export async function takeCard({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: number): Promise<void> {
  const now = clock.now();
  const ladder = ladderAt(now);
  const since = yearsAfter(now, -ladder.windowYears);
  await db.transaction(async (tx) => {
    const account = await findLoyalty(tx, userId, since);
    if (account?.isBlocked) throw new AppError('BONUS_BLOCKED');
    if (account?.cardNumber) return;
    const code = reachedLevel(ladder, countedOf(await dealTotals(tx, userId, since)));
    const opened = await openCard(tx, {
      userId,
      code,
      cardNumber: cardNumber(userId),
      statusExpiresAt: yearsAfter(now, ladder.statusYears),
      expiresAt: null,
      isBlocked: false,
    });
    if (!opened) return;
    await audit(tx, {
      at: now,
      actorKind: 'buyer',
      actorId: userId,
      action: 'loyalty.take-card',
      subject: `user:${userId}`,
      details: { level: code },
    });
  });
}

/**
 * «7701 0000 0412»: one card a person, so his number names it; 7701 are the cards that the cabinet gives out.
 */
const cardNumber = (userId: number): string => {
  const digits = String(userId).padStart(8, '0');
  return `7701 ${digits.slice(0, -4)} ${digits.slice(-4)}`;
};
