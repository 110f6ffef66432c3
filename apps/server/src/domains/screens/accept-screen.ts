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
 * The person has agreed, in our window and in the browser's: his screen may be sent to the operator who
 * asked, and to nobody else.
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
    // Without the operator's socket nobody can watch.
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
