import type { refusalReasons } from '@novosel/contract/screens/rules.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { closeScreen } from './end-screen.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { stateOf } from './screen-view.ts';
import { lockScreen } from './screens.repo.ts';

/**
 * The person or his browser refuses; the operator gets the message (S7-65).
 * @throws AppError NOT_FOUND, SCREEN_OVER
 */
export function refuseScreen(
  deps: ScreenDeps,
  act: BuyerAct,
  { id, why }: { id: string; why: (typeof refusalReasons)[number] },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockScreen(tx, id);
    if (row?.userId !== act.actor.id) throw new AppError('NOT_FOUND');
    const at = deps.clock.now();
    if (stateOf(row, at) !== 'asked') throw new AppError('SCREEN_OVER');
    await closeScreen(tx, { ...act, at }, row, why);
  });
}
