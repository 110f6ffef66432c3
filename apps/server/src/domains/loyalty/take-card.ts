import { ladderAt, reachedLevel, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { countedOf } from './loyalty.policy.ts';
import { dealTotals, findLoyalty, openCard } from './loyalty.repo.ts';

/**
 * Opens a card for a person without one, at the level that his deals reach; an existing card stays unchanged.
 * @throws AppError BONUS_BLOCKED
 */
export async function takeCard({ db }: Pick<Context, 'db'>, { at: now, actor }: BuyerAct): Promise<void> {
  const { id: userId } = actor;
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
    // The audit record contains neither address nor request ID.
    const bare = { at: now, actor };
    const details = { level: code };
    await audit(tx, bare, { action: 'loyalty.take-card', subject: `user:${userId}`, details });
  });
}

/**
 * «7701 0000 0412»: each person has one card, so the number contains his ID; 7701 marks cards issued by the
 * cabinet.
 */
const cardNumber = (userId: number): string => {
  const digits = String(userId).padStart(8, '0');
  return `7701 ${digits.slice(0, -4)} ${digits.slice(-4)}`;
};
