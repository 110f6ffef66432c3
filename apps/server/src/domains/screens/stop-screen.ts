import type { buyerReasons } from '@novosel/contract/screens/rules.ts';
import type { BuyerAct, StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { closeScreen } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { lockScreen } from './screens.repo.ts';

/**
 * The person stops showing. A session that has not begun or is over does not change.
 * @throws AppError NOT_FOUND
 */
export function stopScreen(
  deps: ScreenDeps,
  act: BuyerAct,
  { id, why }: { id: string; why: (typeof buyerReasons)[number] },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.userId !== act.actor.id) throw new AppError('NOT_FOUND');
    if (!row.begunAt || row.endedAt) return;
    await closeScreen(tx, { ...act, at: deps.clock.now() }, row, why);
  });
}

/** The operator withdraws the request, or stops watching. @throws AppError NOT_FOUND */
export function endScreen(deps: ScreenDeps, act: StaffAct, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.operatorId !== act.actor.id) throw new AppError('NOT_FOUND');
    if (row.endedAt) return;
    const why = row.begunAt ? 'stopped-by-operator' : 'withdrawn';
    await closeScreen(tx, { ...act, at: deps.clock.now() }, row, why);
  });
}
