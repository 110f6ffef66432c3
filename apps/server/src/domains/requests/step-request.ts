import type { Context } from '../../context.ts';
import type { BuyerAct, StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { FormFile } from '../../platform/http/fields/read-parts.ts';
import { storeUpload, type UploadDeps } from '../documents/public.ts';
import { assertMove, type GivenStep, moveRequest } from './move-request.ts';
import type { RequestFamily } from './request-family.ts';
import { requestMoved } from './requests.events.ts';
import { findRequest, lockRequest } from './requests.repo.ts';

/**
 * Makes a step of the buyer.
 * @param given with `since` of the request as he has seen it
 * @throws AppError NOT_FOUND also for another's; STEP_WRONG also when it has changed since he saw it;
 * UPLOAD_LOST, VALIDATION
 */
export function stepByBuyer<Kind extends string, State extends string, Step extends string>(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  act: BuyerAct,
  family: RequestFamily<Kind, State, Step>,
  { id, since, ...given }: GivenStep<Step> & { readonly id: string; readonly since: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockRequest(tx, family, id, act.actor.id);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.since.toISOString() !== since) throw new AppError('STEP_WRONG');
    await moveRequest(tx, { ...act, at: clock.now() }, family, row, given);
  });
}

/**
 * Makes a step of the desk; its files become papers of the buyer, who is notified.
 * @throws AppError NOT_FOUND, STEP_WRONG, VALIDATION, UPLOAD_…
 */
export async function stepByDesk<Kind extends string, State extends string, Step extends string>(
  deps: UploadDeps & Pick<Context, 'clock' | 'events'>,
  act: StaffAct,
  family: RequestFamily<Kind, State, Step>,
  { id, come, ...given }: GivenStep<Step> & { readonly id: string; readonly come: readonly FormFile[] },
): Promise<void> {
  const { db, clock, events } = deps;
  const found = await findRequest(db, family, id);
  if (!found?.sentAt) throw new AppError('NOT_FOUND');
  // Checked before anything is stored, and again in the transaction.
  assertMove(family, found, { ...given, files: come.map(({ name }) => name) });
  const files: string[] = [];
  for (const { name, file } of come) files.push(await storeUpload(deps, found.userId, name, file));
  await db.transaction(async (tx) => {
    const row = await lockRequest(tx, family, id);
    if (!row) throw new AppError('NOT_FOUND');
    const at = clock.now();
    const step = { ...given, files, staffId: act.actor.id };
    const state = await moveRequest(tx, { ...act, at }, family, row, step);
    const { number, kind, userId } = row;
    await events.publish(tx, requestMoved, { requestId: id, number, kind, state, userId, at });
  });
}
