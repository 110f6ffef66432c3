import type { BoardEstate, HouseBoard } from '@novosel/contract/catalogue/houses-endpoints.ts';
import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { type BoardRow, findBoard, findHouse } from './board.repo.ts';
import { findPromises, findSections } from './catalogue.repo.ts';
import { kindName } from './estate-row.ts';

const { sale, sold, signed, handedOver, ownership, remove, withdrawn, checkRemove } = estateStatuses;
const soldStates: readonly number[] = [sold, signed, handedOver, ownership];
/** What the developer has taken back is not shown at all. */
const hiddenStates: readonly number[] = [remove, withdrawn, checkRemove];

/** A building by sections, floors and estates, each with its state now. @throws AppError NOT_FOUND */
export async function readBoard(db: Executor, buildingId: number): Promise<HouseBoard> {
  const house = await findHouse(db, buildingId);
  if (!house) throw new AppError('NOT_FOUND');
  const rows = await findBoard(db, buildingId);
  const sections = await findSections(db, buildingId);
  const promise = (await findPromises(db, [buildingId])).at(-1);
  if (!promise) throw new AppError('NOT_FOUND');
  const shown = rows.filter(({ status }) => !hiddenStates.includes(status));
  return {
    ...house,
    handover: { year: promise.year, quarter: promise.quarter, promisedOn: promise.promisedOn },
    sections: sections.map((section) => ({
      ...section,
      estates: shown.filter((row) => row.section === section.number).map(toBoardEstate),
    })),
  };
}

function toBoardEstate({ kind, status, price, section: _, ...row }: BoardRow): BoardEstate {
  const state = status === sale ? 'sale' : soldStates.includes(status) ? 'sold' : 'reserve';
  return { ...row, kind: kindName(kind), state, kopecks: state === 'sale' ? price : null };
}
