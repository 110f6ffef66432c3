import type { promiseHandover as promiseEndpoint } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { handoverPromised } from '../catalogue.events.ts';
import { findPromises, insertPromise, lockBuilding } from '../catalogue.repo.ts';
import { endOfQuarter, handoverKey } from './handover-key.ts';

/**
 * Promises another quarter for the keys; earlier promises stay.
 * @returns all promises, oldest first
 * @throws AppError NOT_FOUND, PROMISE_SAME, PROMISE_TODAY
 */
export function promiseHandover(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  buildingId: number,
  { year, quarter, reason }: BodyOf<typeof promiseEndpoint>,
): Promise<AnswerOf<typeof promiseEndpoint>['data']> {
  return inTransaction(db, async (tx) => {
    if (!(await lockBuilding(tx, buildingId))) throw new AppError('NOT_FOUND');
    const at = clock.now();
    const promisedOn = isoDay(at);
    const before = (await findPromises(tx, [buildingId])).at(-1);
    if (before?.year === year && before.quarter === quarter) throw new AppError('PROMISE_SAME');
    if (before && before.promisedOn >= promisedOn) throw new AppError('PROMISE_TODAY');
    await insertPromise(tx, { buildingId, promisedOn, year, quarter }, handoverKey({ year, quarter }));
    await audit(tx, act, {
      action: 'catalogue.promise-handover',
      subject: `building:${buildingId}`,
      details: { year, quarter, reason },
    });
    await tell(tx, { to: 'house', topic: 'house', id: String(buildingId) });
    await events.publish(tx, handoverPromised, { buildingId, until: endOfQuarter({ year, quarter }) });
    const all = await findPromises(tx, [buildingId]);
    return all.map((one) => ({ year: one.year, quarter: one.quarter, promisedOn: one.promisedOn }));
  });
}
