import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { insertOperatorEvent } from '../data/data.repo.ts';
import { signingAnswered } from '../eds.events.ts';
import { hastenOrder } from '../eds.repo.ts';
import { askOperator, type OperatorDeps } from './ask-operator.ts';

export interface OperatorNotice {
  readonly event?: string | undefined;
  readonly object?: { readonly id?: string | undefined } | undefined;
}

const longestId = 100;

/** Stores a raw notification and leaves the rest to a job, so that the operator gets its answer at once. */
export async function takeOperatorNotice(
  deps: Pick<Context, 'db' | 'jobs'>,
  { at: receivedAt, address }: Act,
  body: OperatorNotice,
): Promise<void> {
  const objectId = body.object?.id?.slice(0, longestId);
  const event = body.event?.slice(0, longestId);
  await deps.db.transaction(async (tx) => {
    await insertOperatorEvent(tx, { receivedAt, objectId, event, body, address });
    if (objectId) await deps.jobs.enqueue(tx, 'eds.ask', { noticed: objectId, event });
  });
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** Follows a notification by a question to the operator; it may be forged, late or repeated. */
export async function followOperatorNotice(
  deps: OperatorDeps,
  id: string,
  event: string | undefined,
): Promise<void> {
  if (event === 'signing.answered')
    return deps.db.transaction((tx) => deps.events.publish(tx, signingAnswered, { signingId: id }));
  if (isUuid(id) && (await hastenOrder(deps.db, id, deps.clock.now()))) await askOperator(deps, id);
}
