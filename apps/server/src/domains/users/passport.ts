import { serialNumber } from '@novosel/contract/users/rules.ts';
import type { Passport, PassportForm } from '@novosel/contract/users/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import {
  findPassport,
  lockPassportRow,
  type PassportRow,
  prepareFindPassport,
  updateCheck,
  upsertPassport,
} from './users.repo.ts';

/** A passport with the result of its check. */
export interface PassportFacts {
  readonly form: PassportForm;
  readonly scans: readonly string[];
  readonly checkedAt: Date | null;
  readonly refusal: string | null;
  /** When this version was entered. */
  readonly updatedAt: Date;
}

/** The passport of a person; null without one (S7-21). */
export async function passportOf(db: Executor, userId: number): Promise<Passport | null> {
  return toPassport(await findPassport(db, userId));
}

export async function passportFacts(db: Executor, userId: number): Promise<PassportFacts | undefined> {
  return toFacts(await findPassport(db, userId));
}

/** The same, locked until the transaction ends. */
export async function lockPassport(tx: Executor, userId: number): Promise<PassportFacts | undefined> {
  return toFacts(await lockPassportRow(tx, userId));
}

/** Stores the desk's decision about a passport. */
export function markPassport(
  tx: Executor,
  userId: number,
  mark: Pick<PassportFacts, 'checkedAt' | 'refusal'>,
): Promise<void> {
  return updateCheck(tx, userId, mark);
}

/** Stores a person's passport, with the IDs of its scans. */
export async function savePassport(
  tx: Executor,
  userId: number,
  passport: { form: PassportForm; scans: readonly string[]; at: Date },
): Promise<void> {
  await upsertPassport(tx, userId, passport);
}

/** `passportOf` as a prepared statement. */
export function preparePassportOf(db: Executor): (userId: number) => Promise<Passport | null> {
  const find = prepareFindPassport(db);
  return async (userId) => toPassport(await find(userId));
}

function toFacts(row: PassportRow | undefined): PassportFacts | undefined {
  if (!row) return undefined;
  const { userId: _, scans, checkedAt, refusal, updatedAt, sex, ...form } = row;
  return { form: { ...form, sex: sex === 1 ? 1 : 2 }, scans, checkedAt, refusal, updatedAt };
}

function toPassport(row: PassportRow | undefined): Passport | null {
  if (!row) return null;
  const { userId: _, checkedAt, updatedAt: __, sex, ...form } = row;
  return {
    ...form,
    sex: sex === 1 ? 1 : 2,
    serialNumber: serialNumber(form.serial, form.number),
    checked: checkedAt !== null,
  };
}
