import { createHash } from 'node:crypto';
import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { draftPricePlan as draftEndpoint } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import { type PriceShift, shiftPrice } from '@novosel/contract/catalogue/prices/price-shift.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { personOf } from '../../identity/public.ts';
import { placeExists } from '../houses/site-news.repo.ts';
import { fullName } from '../names.ts';
import { assertFutureDay } from './assert-future-day.ts';
import type { Change } from './checking/checked-line.ts';
import { batchView } from './import-view.ts';
import { type BatchRow, findStock, insertBatch, insertLines, type StockRow } from './imports.repo.ts';
import { findScope } from './price-plans.repo.ts';
import { priceColumns } from './reading/read-columns.ts';

const namedAtMost = 5;
const leastPrice = 100;

/**
 * Calculates prices of estates for sale at a place and stores them as a checked import for that day; the
 * catalogue does not change. The reason becomes the name of the import.
 * @throws AppError NOT_FOUND, PRICE_PLAN_EMPTY, PRICE_PLAN_LOW, VALIDATION
 */
export async function draftPricePlan(
  { clock }: Pick<Context, 'clock'>,
  tx: Executor,
  act: StaffAct,
  { validFrom, reason, by, value, ...scope }: BodyOf<typeof draftEndpoint>,
): Promise<ImportBatch> {
  const createdAt = clock.now();
  assertFutureDay(validFrom, createdAt);
  if (!(await placeExists(tx, scope.complex, scope.building))) throw new AppError('NOT_FOUND');
  const rows = await findStock(tx, await findScope(tx, scope));
  if (rows.length === 0) throw new AppError('PRICE_PLAN_EMPTY');
  const changed = rows.map((row) => ({ row, changes: changesOf(row, { by, value }) }));
  const low = changed.filter(({ changes }) => changes.some(({ after }) => Number(after) < leastPrice));
  if (low.length > 0) throw new AppError('PRICE_PLAN_LOW', { params: { list: namesOf(low) } });
  const batch: BatchRow = {
    id: uuidv7(createdAt),
    staffId: act.actor.id,
    fileName: reason,
    source: null,
    sha256: createHash('sha256')
      .update(JSON.stringify({ by, value, ...scope }))
      .digest('hex'),
    state: 'checked',
    validFrom,
    createdAt,
    appliedAt: null,
    undoneAt: null,
    lines: changed.length,
    changed: changed.filter(({ changes }) => changes.length > 0).length,
    created: 0,
    wrong: 0,
  };
  await insertBatch(tx, batch);
  await insertLines(
    tx,
    changed.map(({ row, changes }, index) => ({
      batchId: batch.id,
      line: index + 1,
      estateId: row.id,
      title: row.number,
      what: changes.length > 0 ? 'change' : 'same',
      changes,
      problems: [],
      fresh: null,
      applied: false,
    })),
  );
  await audit(tx, act, {
    action: 'catalogue.draft-price-plan',
    subject: `import:${batch.id}`,
    details: {
      complex: scope.complex,
      building: scope.building ?? null,
      kinds: scope.kinds.join(','),
      rooms: scope.rooms.join(','),
      by,
      value,
      validFrom,
      reason,
    },
  });
  return batchView(batch, fullName(await personOf(tx, act.actor.id)));
}

function changesOf(row: StockRow, shift: PriceShift): Change[] {
  return priceColumns.flatMap((column) => {
    const before = row[column];
    const after = before === null ? null : shiftPrice(before, shift);
    return before === after ? [] : { column, before, after };
  });
}

function namesOf(low: readonly { readonly row: StockRow }[]): string {
  const names = low.slice(0, namedAtMost).map(({ row }) => `№ ${row.number} (${row.id})`);
  return low.length > namedAtMost ? `${names.join(', ')}…` : names.join(', ');
}
