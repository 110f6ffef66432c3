import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { fullName } from '../names.ts';
import { findChangedLater } from './changed-later.repo.ts';
import type { Change } from './checking/checked-line.ts';
import type { FreshLine } from './checking/fresh-estates.repo.ts';
import { findMadeHouses, removeHouses } from './checking/houses.repo.ts';
import { findCrowded, lockHouses } from './checking/places.repo.ts';
import { batchView } from './import-view.ts';
import {
  type BatchRow,
  cancelPlanned,
  findEffects,
  findPlanned,
  findStock,
  lockBatch,
  type StockRow,
  updateBatch,
} from './imports.repo.ts';
import { changeOf } from './reprice-planned.ts';
import { type Move, moved, returnsToPlace, setStock, standsAt } from './set-stock.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

const namedAtMost = 5;

/**
 * Undoes an import: former values return, created estates and buildings are removed from the catalogue,
 * planned prices are canceled. The price history keeps both.
 * @throws AppError NOT_FOUND, STEP_WRONG, IMPORT_CHANGED_SINCE, IMPORT_HOUSE_USED
 */
export async function undoImport(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  batchId: string,
  reason: string,
): Promise<ImportBatch> {
  const batch = await lockBatch(tx, batchId);
  if (!batch) throw new AppError('NOT_FOUND');
  const at = deps.clock.now();
  if (batch.state === 'planned') await cancelPlanned(tx, batchId, at);
  else if (batch.state === 'applied') await takeBack(deps, tx, batch, at);
  else throw new AppError('STEP_WRONG');
  const set = { state: 'undone', undoneAt: at } as const;
  await updateBatch(tx, batchId, set);
  await audit(tx, act, {
    action: 'catalogue.undo-import',
    subject: `import:${batchId}`,
    details: { reason },
  });
  return batchView({ ...batch, ...set }, fullName(await personOf(tx, batch.staffId)));
}

async function takeBack(deps: Deps, tx: Tx, batch: BatchRow, at: Date): Promise<void> {
  await lockHouses(tx, batch.id);
  const houses = await housesToRemove(tx, batch.id);
  const moves = await movesBack(tx, batch);
  await setStock(deps, tx, moves, at);
  const back = moves.filter(returnsToPlace).map(({ after }) => after);
  const crowded = await findCrowded(
    tx,
    back.map(({ id }) => id),
  );
  if (crowded.size > 0) throw changedSince(back.filter(({ id }) => crowded.has(id)));
  if (houses.length > 0) await removeHouses(tx, houses, at);
}

/**
 * Buildings created by the batch, which are removed unless something uses them by now.
 * @throws AppError IMPORT_HOUSE_USED
 */
async function housesToRemove(tx: Tx, batchId: string): Promise<number[]> {
  const made = await findMadeHouses(tx, batchId);
  const used = made.filter((house) => house.used).map(({ number }) => number);
  if (used.length > 0) throw new AppError('IMPORT_HOUSE_USED', { params: { list: used.join(', ') } });
  return made.map(({ id }) => id);
}

async function movesBack(tx: Tx, batch: BatchRow): Promise<Move[]> {
  const lines = await findEffects(tx, batch.id);
  const freshOf = new Map(lines.map(({ estateId, fresh }) => [estateId, fresh as FreshLine | null]));
  const changesOf = await changesByEstate(tx, batch.id, lines);
  const rows = await findStock(
    tx,
    lines.flatMap(({ estateId }) => estateId ?? []),
    true,
  );
  const later = await findChangedLater(tx, batch.id);
  const since = rows.filter((row) => {
    if (later.has(row.id)) return true;
    const fresh = freshOf.get(row.id);
    return fresh ? !isAsMade(row, fresh) : !standsAt(row, changesOf.get(row.id) ?? [], 'after');
  });
  if (since.length > 0) throw changedSince(since);
  return rows.map((row) =>
    freshOf.get(row.id)
      ? { before: row, after: { ...row, status: estateStatuses.remove } }
      : moved(row, changesOf.get(row.id) ?? [], 'before'),
  );
}

/** Changes of each estate; for planned prices, with the prices that they replaced on their day. */
async function changesByEstate(
  tx: Tx,
  batchId: string,
  lines: readonly { estateId: number | null; changes: unknown }[],
): Promise<Map<number | null, Change[]>> {
  const planned = await findPlanned(tx, batchId);
  // A plan that was applied after its day was carried out at once, as its lines say.
  if (planned.length === 0)
    return new Map(lines.map(({ estateId, changes }) => [estateId, changes as Change[]]));
  const all = new Map<number | null, Change[]>();
  for (const row of planned) all.set(row.estateId, [...(all.get(row.estateId) ?? []), changeOf(row)]);
  return all;
}

const madeOf = ['full', 'base', 'mortgage', 'status', 'finishing', 'area', 'rooms'] as const;

function isAsMade(row: StockRow, fresh: FreshLine): boolean {
  return madeOf.every((column) => row[column] === fresh[column]);
}

const changedSince = (rows: readonly StockRow[]) =>
  new AppError('IMPORT_CHANGED_SINCE', { params: { list: namesOf(rows) } });

function namesOf(rows: readonly StockRow[]): string {
  const names = rows.slice(0, namedAtMost).map((row) => `№ ${row.number} (${row.id})`);
  return rows.length > namedAtMost ? `${names.join(', ')}…` : names.join(', ');
}
