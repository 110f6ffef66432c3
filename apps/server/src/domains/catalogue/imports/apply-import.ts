import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { sidesOf, viewsOf } from '@novosel/contract/catalogue/view.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { fullName } from '../names.ts';
import type { Change } from './checking/checked-line.ts';
import {
  type FreshEstate,
  type FreshLine,
  findViewSides,
  insertFresh,
} from './checking/fresh-estates.repo.ts';
import { findCrowded, lockHouses } from './checking/places.repo.ts';
import { createHouses } from './create-houses.ts';
import { batchView } from './import-view.ts';
import {
  appendPrices,
  type BatchRow,
  findEffects,
  findStock,
  insertPlanned,
  type LineRow,
  lockBatch,
  markApplied,
  nameFresh,
  updateBatch,
} from './imports.repo.ts';
import { priceColumns } from './reading/read-columns.ts';
import { moved, returnsToPlace, setStock, standsAt } from './set-stock.ts';

type Deps = Pick<Context, 'clock' | 'events' | 'jobs'>;

/**
 * Carries out a checked import completely or not at all; an import for a future day becomes a plan.
 * @throws AppError NOT_FOUND, STEP_WRONG, IMPORT_HAS_ERRORS, IMPORT_NOTHING, IMPORT_STALE
 */
export async function applyImport(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  batchId: string,
  leaveOutWrong: boolean,
): Promise<ImportBatch> {
  const batch = await lockBatch(tx, batchId);
  if (!batch) throw new AppError('NOT_FOUND');
  if (batch.state !== 'checked') throw new AppError('STEP_WRONG');
  if (batch.wrong > 0 && !leaveOutWrong)
    throw new AppError('IMPORT_HAS_ERRORS', { params: { count: batch.wrong } });
  const at = deps.clock.now();
  const lines = await findEffects(tx, batchId);
  if (lines.length === 0) throw new AppError('IMPORT_NOTHING');
  const due = batch.validFrom === null ? null : firstMoment(batch.validFrom);
  const plannedAhead = due !== null && due > at;
  if (plannedAhead) await plan(deps, tx, batch, lines, due);
  else await carryOut(deps, tx, batchId, lines, at);
  const set: Partial<BatchRow> = plannedAhead ? { state: 'planned' } : { state: 'applied', appliedAt: at };
  await updateBatch(tx, batchId, set);
  await audit(tx, act, {
    action: 'catalogue.apply-import',
    subject: `import:${batchId}`,
    details: {
      changed: batch.changed,
      created: batch.created,
      leftOut: batch.wrong,
      validFrom: batch.validFrom,
    },
  });
  return batchView({ ...batch, ...set }, fullName(await personOf(tx, batch.staffId)));
}

/** The first moment of a day in Moscow, which has no daylight saving time. */
function firstMoment(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

async function carryOut(
  deps: Deps,
  tx: Tx,
  batchId: string,
  lines: readonly LineRow[],
  at: Date,
): Promise<void> {
  await lockHouses(tx, batchId);
  const changesOf = new Map(lines.map((line) => [line.estateId, line.changes as Change[]]));
  const ids = lines.flatMap(({ estateId }) => estateId ?? []);
  const rows = await findStock(tx, ids, true);
  const stale =
    rows.length < ids.length || rows.some((row) => !standsAt(row, changesOf.get(row.id) ?? [], 'before'));
  if (stale) throw new AppError('IMPORT_STALE');
  const moves = rows.map((row) => moved(row, changesOf.get(row.id) ?? [], 'after'));
  await setStock(deps, tx, moves, at);
  const come = moves.filter(returnsToPlace).map(({ after }) => after.id);
  const made = lines.flatMap(({ line, fresh }) => (fresh ? { line, fresh: fresh as FreshLine } : []));
  const settle = await createHouses(
    tx,
    made.map(({ fresh }) => fresh),
    at,
  );
  for (const { line, fresh } of made) come.push(await make(tx, batchId, line, settle(fresh), at));
  if ((await findCrowded(tx, come)).size > 0) throw new AppError('IMPORT_STALE');
  await markApplied(tx, batchId);
}

async function make(tx: Tx, batchId: string, line: number, fresh: FreshEstate, at: Date): Promise<number> {
  const estateId = await insertFresh(tx, fresh, await viewSidesOf(tx, fresh), at);
  const entries = priceColumns.flatMap((form) => {
    const kopecks = fresh[form];
    return kopecks === null ? [] : { estateId, form, kopecks };
  });
  await appendPrices(tx, entries, at);
  await nameFresh(tx, batchId, line, estateId);
  return estateId;
}

/** Views that a line omits are taken from the same place on other floors. */
async function viewSidesOf(tx: Tx, { view, side, layoutId, slot }: FreshEstate): Promise<string[]> {
  const above = await findViewSides(tx, layoutId, slot);
  const said = (words: string | null | undefined, otherwise: readonly string[]) =>
    words?.split(',') ?? otherwise;
  return [...said(side, sidesOf(above)), ...said(view, viewsOf(above))];
}

async function plan(
  { jobs }: Deps,
  tx: Tx,
  batch: BatchRow,
  lines: readonly LineRow[],
  validFrom: Date,
): Promise<void> {
  const rows = lines.flatMap(({ estateId, changes }) =>
    (changes as Change[]).flatMap(({ column, before, after }) =>
      estateId === null
        ? []
        : {
            batchId: batch.id,
            estateId,
            form: column,
            beforeKopecks: before === null ? null : Number(before),
            kopecks: Number(after),
            validFrom,
            appliedAt: null,
            canceledAt: null,
          },
    ),
  );
  await insertPlanned(tx, rows);
  await jobs.enqueue(tx, 'catalogue.reprice', {}, { at: validFrom });
}
