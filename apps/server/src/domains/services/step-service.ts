import type { stepDeskService } from '@novosel/contract/services/desk-endpoints.ts';
import type { stepService } from '@novosel/contract/services/endpoints.ts';
import {
  afterServiceAct,
  promisedBy,
  type RequestState,
  type ServiceAct,
  serviceLimits,
  serviceMoves,
} from '@novosel/contract/services/rules.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { FormFile } from '../../platform/http/fields/read-parts.ts';
import { storeUpload, type UploadDeps } from '../documents/public.ts';
import { type Actor, recordStep, type Stepper } from './record-step.ts';
import { serviceMoved } from './services.events.ts';
import { changeRequest, findRequest, lockRequest, type RequestRow } from './services.repo.ts';

interface Given {
  readonly act: ServiceAct;
  readonly text: string;
  readonly files: readonly string[];
  readonly options?: readonly string[];
  readonly choice?: number | undefined;
}

/**
 * The buyer's step.
 * @throws AppError NOT_FOUND also for another's; STEP_WRONG also when it has moved since he saw it;
 *   UPLOAD_LOST, VALIDATION
 */
export function stepByBuyer(
  deps: Pick<Context, 'clock'>,
  db: Executor,
  by: Stepper,
  id: string,
  given: BodyOf<typeof stepService>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockRequest(tx, id, by.userId);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.since.toISOString() !== given.since) throw new AppError('STEP_WRONG');
    await move(tx, row, { by, fromStaff: false, given, at: deps.clock.now() });
  });
}

/**
 * A step of the desk; its files become papers of the buyer's, and he is told.
 * @throws AppError NOT_FOUND, STEP_WRONG, VALIDATION, UPLOAD_…
 */
export async function stepByDesk(
  deps: UploadDeps & Pick<Context, 'clock' | 'events'>,
  by: Stepper,
  id: string,
  { come, ...given }: BodyOf<typeof stepDeskService> & { readonly come: readonly FormFile[] },
): Promise<void> {
  const { db, clock, events } = deps;
  const found = await findRequest(db, id);
  if (!found?.sentAt) throw new AppError('NOT_FOUND');
  // Refused before anything is stored; the transaction asks again.
  assertMove(found, { ...given, files: [] });
  const files: string[] = [];
  for (const { name, file } of come) files.push(await storeUpload(deps, found.userId, name, file));
  await db.transaction(async (tx) => {
    const row = await lockRequest(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const at = clock.now();
    const state = await move(tx, row, { by, fromStaff: true, given: { ...given, files }, at });
    const { number, service, userId } = row;
    await events.publish(tx, serviceMoved, { requestId: id, number, service, state, userId, at });
  });
}

interface Made {
  readonly by: Stepper;
  readonly fromStaff: boolean;
  readonly actor?: Actor;
  readonly given: Given;
  readonly at: Date;
}

/** Moves a request that is held. @throws AppError STEP_WRONG, VALIDATION, UPLOAD_LOST */
export async function move(
  tx: Tx,
  row: RequestRow,
  { by, fromStaff, actor, given, at }: Made,
): Promise<RequestState> {
  const state = assertMove(row, given);
  const sentAt = row.sentAt ?? (state === '680' ? at : null);
  await changeRequest(tx, row.id, {
    state,
    since: at,
    promisedBy: promisedBy(state, at),
    lateToldAt: null,
    hasNew: fromStaff || given.act === 'end',
    sentAt,
    ...(given.act === 'resume' ? { options: [], choice: null } : {}),
    ...(given.act === 'offer' ? { options: [...(given.options ?? [])], choice: null } : {}),
    ...(given.act === 'choose' ? { choice: given.choice ?? null } : {}),
  });
  const { act, text, files } = given;
  await recordStep(tx, {
    request: row,
    by,
    fromStaff,
    actor,
    act,
    state,
    isSent: sentAt !== null,
    text,
    files,
    at,
  });
  return state;
}

/** @returns the state after it. @throws AppError STEP_WRONG, VALIDATION at what is missing */
function assertMove(row: RequestRow, { act, text, files, options = [], choice }: Given): RequestState {
  const state = afterServiceAct(row.state, act);
  if (!state) throw new AppError('STEP_WRONG');
  const { least } = serviceLimits.options;
  const missing = {
    text: text === '',
    files: files.length === 0,
    options: options.length < least,
    choice: choice === undefined || choice >= row.options.length,
  };
  const { needs } = serviceMoves[act];
  if (needs && missing[needs]) throw new AppError('VALIDATION', { fields: { [needs]: ['default'] } });
  return state;
}
