import type { DeskScreenView, ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { buyerView, operatorView, stateOf } from './screen-view.ts';
import { findScreen, type prepareFindOpen } from './screens.repo.ts';

/** What a person is asked for or shows now. */
export async function readPresent(
  { db, clock }: ScreenDeps,
  findOpen: ReturnType<typeof prepareFindOpen>,
  userId: number,
): Promise<ScreenView | null> {
  const row = await findOpen(userId);
  const now = clock.now();
  return row && stateOf(row, now) !== 'ended' ? buyerView(db, row, now) : null;
}

/** A session for the operator who asked; another's is not there. @throws AppError NOT_FOUND */
export async function readScreen(
  { db, clock, config }: ScreenDeps,
  operatorId: number,
  id: string,
): Promise<DeskScreenView> {
  const row = await findScreen(db, id);
  if (row?.operatorId !== operatorId) throw new AppError('NOT_FOUND');
  return operatorView(db, row, { now: clock.now(), stunUrls: config.stunUrls });
}
