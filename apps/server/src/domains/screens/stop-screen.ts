import type { buyerReasons } from '@novosel/contract/screens/rules.ts';
import type { BuyerAct, StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { closeScreen } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { lockScreen } from './screens.repo.ts';

/** The person shows no more. What has not begun or is over stays as it is. @throws AppError NOT_FOUND */
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

/** The operator takes the request back, or looks no more. @throws AppError NOT_FOUND */
export function endScreen(deps: ScreenDeps, act: StaffAct, id: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.operatorId !== act.actor.id) throw new AppError('NOT_FOUND');
    if (row.endedAt) return;
    const why = row.begunAt ? 'stopped-by-operator' : 'withdrawn';
    await closeScreen(tx, { ...act, at: deps.clock.now() }, row, why);
  });
}
