import type { NamedPower } from '@novosel/contract/delegates/power.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import type { Representative } from '../../documents/public.ts';
import { passportFacts } from '../../users/public.ts';
import { signerOf } from './signer-of.ts';

/** The signer on the buyer's behalf: a trusted person with a power of attorney in force (decision 034). */
export interface ActingSigner {
  readonly userId: number;
  readonly power: NamedPower;
  /** Checks again that this power allows it, locks it until the transaction ends, and audits the act. */
  readonly hold: (tx: Tx, bookingId: string) => Promise<void>;
}

/**
 * The representative as a new agreement names him. The lawyer compared the power with two checked passports:
 * while either is unchecked, nobody signs by it.
 * @throws AppError POWER_UNCHECKED
 */
export async function representativeOf(
  db: Executor,
  by: ActingSigner,
  principalId: number,
): Promise<Representative> {
  const [own, principals] = [await passportFacts(db, by.userId), await passportFacts(db, principalId)];
  if (!own?.checkedAt || !principals?.checkedAt) throw new AppError('POWER_UNCHECKED');
  return { userId: by.userId, ...signerOf(own.form), power: by.power };
}

export const sameRepresentative = (
  one: Representative | undefined,
  other: Representative | undefined,
): boolean =>
  one?.userId === other?.userId &&
  one?.passportHash === other?.passportHash &&
  one?.power.id === other?.power.id;
