import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { type LockedDeal, lockDeal } from '../deals/public.ts';
import { dealAsParty } from '../members/public.ts';
import {
  findLine,
  findLines,
  findSigning,
  type LineRow,
  lastSigning,
  type SigningRow,
} from './signatures.repo.ts';

export interface ReachedSigning extends LockedDeal {
  readonly signing: SigningRow;
  readonly lines: readonly LineRow[];
}

/** The last signing of an open deal, locked. @throws AppError NOT_FOUND when there is none */
export async function lockSigning(tx: Tx, dealId: string | undefined): Promise<ReachedSigning> {
  const locked = dealId === undefined ? undefined : await lockDeal(tx, dealId);
  const signing = locked && (await lastSigning(tx, locked.deal.id));
  if (!locked || !signing) throw new AppError('NOT_FOUND');
  return { ...locked, signing, lines: await findLines(tx, signing.id) };
}

/** The signing of a line, locked; undefined when its deal is closed. */
export async function lockSigningOf(tx: Tx, lineId: string): Promise<ReachedSigning | undefined> {
  const line = await findLine(tx, lineId);
  const locked = line && (await lockDeal(tx, line.dealId));
  const signing = locked && (await findSigning(tx, line.signingId));
  return signing && { ...locked, signing, lines: await findLines(tx, signing.id) };
}

/** The same for a party of its deal. @throws AppError NOT_FOUND */
async function lockForParty(tx: Tx, userId: number, estateId: number): Promise<ReachedSigning> {
  return lockSigning(tx, (await dealAsParty(tx, userId, estateId))?.id);
}

/**
 * The same for a signer while the signing runs.
 * @throws AppError NOT_FOUND for who is no party; STEP_WRONG when it is over, and for who does not sign
 */
export async function lockForSigner(
  tx: Tx,
  userId: number,
  estateId: number,
): Promise<ReachedSigning & { readonly mine: LineRow }> {
  const reached = await lockForParty(tx, userId, estateId);
  const mine = reached.lines.find((line) => line.userId === userId);
  if (!mine || reached.signing.state !== 'open') throw new AppError('STEP_WRONG');
  return { ...reached, mine };
}

/** The last signing of a deal with its lines; undefined when there is none. */
export async function signingOfDeal(
  db: Executor,
  dealId: string,
): Promise<Pick<ReachedSigning, 'signing' | 'lines'> | undefined> {
  const signing = await lastSigning(db, dealId);
  return signing && { signing, lines: await findLines(db, signing.id) };
}
