import { type BroughtPaper, papersOfSigning } from '@novosel/contract/appointments/papers.ts';
import type { Executor } from '../../platform/database/db.ts';
import { currentVersion, findReadings, type ReadingRow } from './contracts.repo.ts';

/** Who signs the contract that holds, and with which originals. */
interface PeopleOfSigning {
  readonly signers: readonly Pick<ReadingRow, 'userId' | 'name' | 'signsFor'>[];
  readonly papers: readonly BroughtPaper[];
}

/** Undefined while no version of the contract holds. */
export async function peopleOfSigning(db: Executor, dealId: string): Promise<PeopleOfSigning | undefined> {
  const version = await currentVersion(db, dealId);
  if (!version) return undefined;
  return { signers: await findReadings(db, version.id), papers: papersOfSigning(version.data) };
}
