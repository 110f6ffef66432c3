import type { refusalReasons } from '@novosel/contract/screens/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { closeScreen } from './end-screen.ts';
import type { ScreenAct, ScreenDeps } from './screen-act.ts';
import { stateOf } from './screen-view.ts';
import { lockScreen } from './screens.repo.ts';

/**
 * The person says no, or his browser does; the operator reads it (S7-65).
 * @throws AppError NOT_FOUND, SCREEN_OVER
 */
export function refuseScreen(
  deps: ScreenDeps,
  { viewer, record }: ScreenAct,
  { id, why }: { id: string; why: (typeof refusalReasons)[number] },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.userId !== viewer.userId) throw new AppError('NOT_FOUND');
    const at = deps.clock.now();
    if (stateOf(row, at) !== 'asked') throw new AppError('SCREEN_OVER');
    await closeScreen(tx, row, why, { by: record, at });
  });
}
