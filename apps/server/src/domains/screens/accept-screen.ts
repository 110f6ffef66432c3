import { shownForSeconds } from '@novosel/contract/screens/rules.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { stateOf } from './screen-view.ts';
import { lockScreen, markBegun } from './screens.repo.ts';
import { tellEnds } from './tell-ends.ts';

/**
 * The person has clicked and the browser has agreed: what he shows may go to the one who asked, and to nobody
 * else.
 * @throws AppError NOT_FOUND, SCREEN_OVER
 */
export function acceptScreen(
  deps: ScreenDeps,
  act: BuyerAct,
  { id, session }: { readonly id: string; readonly session: string },
): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.userId !== act.actor.id) throw new AppError('NOT_FOUND');
    const at = deps.clock.now();
    // Without the operator's line there is nobody to look.
    if (stateOf(row, at) !== 'asked' || row.operatorSocket === null) throw new AppError('SCREEN_OVER');
    const endsAt = after(at, shownForSeconds);
    await markBegun(tx, id, { buyerSession: session, begunAt: at, endsAt });
    await audit(
      tx,
      { ...act, at },
      {
        action: 'screens.begin',
        subject: `user:${row.userId}`,
        details: { screen: id, operator: row.operatorId },
      },
    );
    await deps.jobs.enqueue(tx, 'screen.end', { screenId: id }, { at: endsAt });
    await tellEnds(tx, row);
    return endsAt;
  });
}
