import type { Deletion } from '@novosel/contract/privacy/endpoints.ts';
import { goes, stays } from '@novosel/contract/privacy/held.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { blockersOf } from './blockers.ts';
import { openRequest } from './deletion.repo.ts';
import { isHeld } from './held.repo.ts';

const keysOf = <List extends object>(list: List) => Object.keys(list) as (keyof List)[];

/** What a deletion would do today, by the data that exist about the person. @throws AppError NOT_FOUND */
export async function readDeletion(
  { clock, holdings }: Pick<Context, 'clock' | 'holdings'>,
  db: Executor,
  userId: number,
): Promise<Deletion> {
  return inSnapshot(db, async (at) => {
    const against = await blockersOf(at, userId);
    if (!against) throw new AppError('NOT_FOUND');
    const found = new Set<string>();
    for (const holding of holdings) {
      const group = Object.values(holding.end)[0] as string;
      if (!found.has(group) && (await isHeld(at, holding, userId))) found.add(group);
    }
    const request = await openRequest(at, userId);
    return {
      request: request
        ? {
            askedAt: request.askedAt.toISOString(),
            dueAt: request.dueAt.toISOString(),
            granted: request.state === 'granted',
          }
        : null,
      blockers: against,
      goes: keysOf(goes).filter((code) => found.has(code)),
      stays: keysOf(stays).filter((code) => found.has(code)),
      now: clock.now().toISOString(),
    };
  });
}
