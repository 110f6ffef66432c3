import type { DeskScreenView, ScreenView } from '@novosel/contract/screens/endpoints.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ScreenDeps } from './screen-deps.ts';
import { buyerView, operatorView, stateOf } from './screen-view.ts';
import { findScreen, type prepareFindOpen } from './screens.repo.ts';

/** The open screen session of a person. */
export async function readPresent(
  { db, clock }: ScreenDeps,
  findOpen: ReturnType<typeof prepareFindOpen>,
  userId: number,
): Promise<ScreenView | null> {
  const row = await findOpen(userId);
  const now = clock.now();
  return row && stateOf(row, now) !== 'ended' ? buyerView(db, row, now) : null;
}

/** A session for its own operator. @throws AppError NOT_FOUND, also for another's */
export async function readScreen(
  { db, clock, config }: ScreenDeps,
  operatorId: number,
  id: string,
): Promise<DeskScreenView> {
  const row = await findScreen(db, id);
  if (row?.operatorId !== operatorId) throw new AppError('NOT_FOUND');
  return operatorView(db, row, { now: clock.now(), stunUrls: config.stunUrls });
}
