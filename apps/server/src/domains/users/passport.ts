import { serialNumber } from '@novosel/contract/users/rules.ts';
import type { Passport, PassportForm } from '@novosel/contract/users/schema.ts';
import type { Executor } from '../../platform/db.ts';
import { findPassport, type PassportRow, prepareFindPassport, upsertPassport } from './users.repo.ts';

/** The passport of a person, or null while there is none (S7-21). */
export async function passportOf(db: Executor, userId: number): Promise<Passport | null> {
  return toPassport(await findPassport(db, userId));
}

/** Keeps what a person wrote of his passport, with the ids of its scans. */
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
