import type { NamedPower } from '@novosel/contract/delegates/power.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import type { Representative } from '../documents/public.ts';
import { passportOf } from '../users/public.ts';
import { signerOf } from './signer-of.ts';

/** Who signs in the buyer's name: a trusted person whose power of attorney is in force (decision 034). */
export interface ActingSigner {
  readonly userId: number;
  readonly power: NamedPower;
  /** Asks once more whether he may by this very power, keeps it so until the transaction ends, and writes the act down. */
  readonly hold: (tx: Tx, bookingId: string) => Promise<void>;
}

/** As a paper made now names him. @throws AppError PASSPORT_INCOMPLETE without a passport */
export async function representativeOf(db: Executor, by: ActingSigner): Promise<Representative> {
  const passport = await passportOf(db, by.userId);
  if (!passport) throw new AppError('PASSPORT_INCOMPLETE');
  return { userId: by.userId, ...signerOf(passport), power: by.power };
}

export const sameRepresentative = (
  one: Representative | undefined,
  other: Representative | undefined,
): boolean =>
  one?.userId === other?.userId &&
  one?.passportHash === other?.passportHash &&
  one?.power.id === other?.power.id;
