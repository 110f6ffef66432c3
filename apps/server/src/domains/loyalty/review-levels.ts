import { type Level, ladderAt, reviewedLevel, yearsAfter } from '@novosel/contract/loyalty/ladder.ts';
import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import { levelChanged } from './loyalty.events.ts';
import { countedOf, isHigher, statusTitle } from './loyalty.policy.ts';
import { accountsToReview, type LoyaltyRow, moveLevel } from './loyalty.repo.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'events'>;

/**
 * Raises levels that deals have reached, and lowers those by one that deals no longer reach at the end of
 * their term (ruling on loyalty).
 */
export async function reviewLevels(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const ladder = ladderAt(now);
  const [lowest] = ladder.levels.filter((level): level is Level => level.deals > 0);
  if (!lowest) return;
  const { kopecks, deals } = lowest;
  const since = yearsAfter(now, -ladder.windowYears);
  for (const row of await accountsToReview(deps.db, { since, now, kopecks, deals }))
    await review(deps, row, now);
}

async function review({ db, events }: Deps, row: LoyaltyRow, now: Date): Promise<void> {
  const ladder = ladderAt(now);
  const held = { code: row.code, expiresAt: row.statusExpiresAt };
  const next = reviewedLevel(ladder, held, countedOf(row), now);
  if (next.code === held.code && next.expiresAt === held.expiresAt) return;
  await db.transaction(async (tx) => {
    const moved = await moveLevel(tx, row, { code: next.code, statusExpiresAt: next.expiresAt });
    if (!moved || next.code === held.code) return;
    const byClock = { at: now, actor: { kind: 'clock' } } as const;
    await audit(tx, byClock, {
      action: 'loyalty.level',
      subject: `user:${row.userId}`,
      details: { from: held.code, to: next.code },
    });
    await events.publish(tx, levelChanged, {
      userId: row.userId,
      code: next.code,
      title: { ru: statusTitle(ladder, next.code, 'ru'), en: statusTitle(ladder, next.code, 'en') },
      higher: isHigher(next.code, held.code),
      until: next.expiresAt ?? now,
      at: now,
    });
  });
}
