import type { Context } from '../../../context.ts';
import type { Act } from '../../../platform/act.ts';
import { noticeParts, type ProviderNotice } from '../../../ports/provider-notice.ts';
import { insertOperatorEvent } from '../data/data.repo.ts';
import { signingAnswered } from '../eds.events.ts';
import { hastenOrder } from '../eds.repo.ts';
import { askOperator, type OperatorDeps } from './ask-operator.ts';

/** Stores a raw notification and leaves the rest to a job, so that the operator gets its answer at once. */
export async function takeOperatorNotice(
  deps: Pick<Context, 'db' | 'jobs'>,
  { at: receivedAt, address }: Act,
  body: ProviderNotice,
): Promise<void> {
  const { event, objectId } = noticeParts(body);
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
  // IDs of ours are UUIDs: another one is nobody's.
  if (!isUuid(id)) return;
  if (event === 'signing.answered')
    return deps.db.transaction((tx) => deps.events.publish(tx, signingAnswered, { signingId: id }));
  if (await hastenOrder(deps.db, id, deps.clock.now())) await askOperator(deps, id);
}
