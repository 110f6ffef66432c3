import { isoDay } from '@novosel/contract/time/time.ts';
import { passportProblems } from '@novosel/contract/users/rules.ts';
import type { PassportForm } from '@novosel/contract/users/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { findOwnUploads } from '../documents/public.ts';

export interface GivenPassport {
  readonly userId: number;
  readonly passport: PassportForm;
  /** IDs of the person's own uploads. */
  readonly scans: readonly string[];
}

/** @throws AppError PASSPORT_INCOMPLETE at its fields; VALIDATION for a scan that is not the person's own */
export async function assertPassport(
  tx: Tx,
  { passport, scans, userId }: GivenPassport,
  at: Date,
): Promise<void> {
  const problems = passportProblems(passport, isoDay(at));
  if (problems.length > 0) {
    const fields = Object.fromEntries(
      problems.map(({ field, ...fault }) => [
        field,
        [fault.problem === 'living-address-missing' ? 'required' : fault],
      ]),
    );
    throw new AppError('PASSPORT_INCOMPLETE', { fields });
  }
  const wanted = new Set(scans);
  const own = await findOwnUploads(tx, userId, [...wanted]);
  if (own.length !== wanted.size) throw new AppError('VALIDATION', { fields: { scans: ['default'] } });
}
