import { createHash } from 'node:crypto';
import type {
  HousePapersView,
  saveHousePapers as saving,
} from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import type { HousePapers } from '@novosel/contract/contracts/house-papers.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import canonicalize from 'canonicalize';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { lockBuilding } from '../catalogue.repo.ts';
import { findBuildingPlace } from '../houses/promises.repo.ts';
import { kindName } from '../search/estate-row.ts';
import { lotsOfHouse, papersOfHouse, savePapersOfHouse, updateAxes } from './papers.repo.ts';

const hashOf = (papers: HousePapers): string =>
  createHash('sha256')
    .update(canonicalize(papers) ?? '')
    .digest('hex');

/**
 * Contract data of a building, with the places of its estates on the floor plans.
 * @throws AppError NOT_FOUND
 */
export function readPapers(db: Executor, buildingId: number): Promise<HousePapersView> {
  return inSnapshot(db, (at) => viewOf(at, buildingId));
}

async function viewOf(db: Executor, buildingId: number): Promise<HousePapersView> {
  const building = await findBuildingPlace(db, buildingId);
  if (!building) throw new AppError('NOT_FOUND');
  const papers = await papersOfHouse(db, buildingId);
  const lots = await lotsOfHouse(db, buildingId);
  return {
    building,
    papers,
    hash: hashOf(papers),
    lots: lots.map(({ kind, ...lot }) => ({ ...lot, kind: kindName(kind) })),
  };
}

/**
 * Replaces the contract data of a building; earlier drafts of contracts become outdated.
 * @throws AppError NOT_FOUND, STEP_WRONG when the stored data are not those on the screen
 */
export function savePapers(
  db: Executor,
  act: StaffAct,
  buildingId: number,
  { seen, papers }: BodyOf<typeof saving>,
): Promise<HousePapersView> {
  return inTransaction(db, async (tx) => {
    if (!(await lockBuilding(tx, buildingId))) throw new AppError('NOT_FOUND');
    const before = await papersOfHouse(tx, buildingId);
    if (hashOf(before) !== seen) throw new AppError('STEP_WRONG');
    const changed = changedFields(before, papers);
    if (changed.length > 0) {
      await savePapersOfHouse(tx, buildingId, papers);
      const details = { fields: changed.join(', ') };
      await audit(tx, act, { action: 'catalogue.save-papers', subject: `building:${buildingId}`, details });
    }
    return viewOf(tx, buildingId);
  });
}

const changedFields = (before: HousePapers, after: HousePapers): string[] =>
  (Object.keys(after) as (keyof HousePapers)[]).filter(
    (field) => canonicalize(before[field]) !== canonicalize(after[field]),
  );

/** Sets the place of an estate on the plan of its floor. @throws AppError NOT_FOUND */
export function saveAxes(
  db: Executor,
  act: StaffAct,
  estateId: number,
  axes: string | null,
): Promise<HousePapersView> {
  return inTransaction(db, async (tx) => {
    const estate = await updateAxes(tx, estateId, axes);
    if (!estate) throw new AppError('NOT_FOUND');
    const { buildingId, number } = estate;
    const details = { estate: number, axes: axes ?? '' };
    await audit(tx, act, { action: 'catalogue.save-axes', subject: `building:${buildingId}`, details });
    return viewOf(tx, buildingId);
  });
}
