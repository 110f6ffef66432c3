import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type LockedDeal, lockDeal } from '../deals/public.ts';
import { dealAsParty } from '../members/public.ts';
import {
  currentVersion,
  findQuestions,
  findReadings,
  type QuestionRow,
  type ReadingRow,
  type VersionRow,
} from './contracts.repo.ts';

/** The draft that a lawyer has on the screen. */
export interface DraftSeen {
  readonly dealId: string;
  readonly hash: string;
}

/** The deal of the desk, locked. @throws AppError NOT_FOUND when it is closed */
export async function lockForDesk(tx: Tx, dealId: string): Promise<LockedDeal> {
  const locked = await lockDeal(tx, dealId);
  if (!locked) throw new AppError('NOT_FOUND');
  return locked;
}

/** The open deal of a party, locked. @throws AppError NOT_FOUND for who is no party */
export async function lockForParty(tx: Tx, userId: number, estateId: number): Promise<LockedDeal> {
  const found = await dealAsParty(tx, userId, estateId);
  const locked = found && (await lockDeal(tx, found.id));
  if (!locked) throw new AppError('NOT_FOUND');
  return locked;
}

/** A version that holds, at which a signer does something, with its deal locked. */
export interface HeldVersion extends LockedDeal {
  readonly version: VersionRow;
  readonly readings: readonly ReadingRow[];
  /** What this signer has read. */
  readonly mine: ReadingRow;
  /** Questions at this version. */
  readonly questions: readonly QuestionRow[];
}

/**
 * The version that holds, for one of its signers.
 * @throws AppError NOT_FOUND for who is no party; STEP_WRONG while none is sent, and for a party who signs
 *   nothing; CONTRACT_CHANGED when another version holds
 */
export async function lockForSigner(
  tx: Tx,
  userId: number,
  estateId: number,
  number?: number,
): Promise<HeldVersion> {
  const locked = await lockForParty(tx, userId, estateId);
  const version = await currentVersion(tx, locked.deal.id);
  if (!version) throw new AppError('STEP_WRONG');
  if (number !== undefined && version.number !== number) throw new AppError('CONTRACT_CHANGED');
  const readings = await findReadings(tx, version.id);
  const mine = readings.find((reading) => reading.userId === userId);
  if (!mine) throw new AppError('STEP_WRONG');
  const questions = await findQuestions(tx, locked.deal.id);
  return {
    ...locked,
    version,
    readings,
    mine,
    questions: questions.filter(({ versionId }) => versionId === version.id),
  };
}

/** «4.2» of a clause of a version; its ID where the version has none. */
export const clauseNumber = ({ clauses }: Pick<VersionRow, 'clauses'>, id: string): string =>
  clauses.find((clause) => clause.id === id)?.number ?? id;
