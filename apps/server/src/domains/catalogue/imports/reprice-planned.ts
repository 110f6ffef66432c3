import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { Change } from './checking/checked-line.ts';
import {
  findDueBatches,
  findPlanned,
  findStock,
  lockBatch,
  markApplied,
  type PlannedRow,
  settlePlanned,
  updateBatch,
} from './imports.repo.ts';
import { moved, setStock } from './set-stock.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'events'>;

/** Puts due planned prices into force: each import in one transaction, once, the earlier day first. */
export async function repricePlanned(deps: Deps & Pick<Context, 'log'>): Promise<void> {
  const due = await findDueBatches(deps.db, deps.clock.now());
  await eachAlone(deps.log, 'planned prices could not be set', due, (id) => repriceBatch(deps, id));
}

async function repriceBatch(deps: Deps, batchId: string): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const batch = await lockBatch(tx, batchId);
    if (batch?.state !== 'planned') return;
    const planned = await findPlanned(tx, batchId);
    const rows = await findStock(
      tx,
      planned.map(({ estateId }) => estateId),
      true,
    );
    const stock = new Map(rows.map((row) => [row.id, row]));
    const prices = Map.groupBy(planned, ({ estateId }) => estateId);
    const moves = rows.map((row) => moved(row, (prices.get(row.id) ?? []).map(changeOf), 'after'));
    await settlePlanned(
      tx,
      batchId,
      planned.map(({ estateId, form }) => ({
        estateId,
        form,
        before: stock.get(estateId)?.[form as 'full'] ?? null,
      })),
      at,
    );
    await setStock(deps, tx, moves, at);
    await markApplied(tx, batchId);
    await updateBatch(tx, batchId, { state: 'applied', appliedAt: at });
    const byClock = { at, actor: { kind: 'clock' } } as const;
    const details = { prices: planned.length };
    await audit(tx, byClock, { action: 'catalogue.reprice', subject: `import:${batchId}`, details });
  });
}

/** A planned price as a change of its form's column. */
export function changeOf({ form, beforeKopecks, kopecks }: PlannedRow): Change {
  return { column: form as 'full', before: beforeKopecks, after: kopecks };
}
