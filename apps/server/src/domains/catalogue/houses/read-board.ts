import type { BoardEstate, HouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findPromises, findSections } from '../catalogue.repo.ts';
import { kindName } from '../search/estate-row.ts';
import { type BoardRow, findBoard, findHouse } from './board.repo.ts';
import { boardState } from './board-state.ts';

/** A building by sections, floors and estates, each with its present state. @throws AppError NOT_FOUND */
export async function readBoard(db: Executor, buildingId: number): Promise<HouseBoard> {
  const house = await findHouse(db, buildingId);
  if (!house) throw new AppError('NOT_FOUND');
  const rows = await findBoard(db, buildingId);
  const sections = await findSections(db, buildingId);
  const promise = (await findPromises(db, [buildingId])).at(-1);
  if (!promise) throw new AppError('NOT_FOUND');
  return {
    ...house,
    handover: { year: promise.year, quarter: promise.quarter, promisedOn: promise.promisedOn },
    sections: sections.map((section) => ({
      ...section,
      estates: rows.filter((row) => row.section === section.number).flatMap(toBoardEstate),
    })),
  };
}

function toBoardEstate({ kind, status, price, section: _, ...row }: BoardRow): BoardEstate[] {
  const state = boardState(status);
  return state ? [{ ...row, kind: kindName(kind), state, kopecks: state === 'sale' ? price : null }] : [];
}
