import type { VersionChanges } from '../../changes.ts';
import type { ContractData } from '../../contract-data.ts';
import { keyTerms, type RenderedClause } from '../../template.ts';
import { clauseDiff } from './diff.ts';
import { keyTermChange, keyTermWords } from './key-terms.ts';

/** A version of a contract: its text and the data that it was made of. */
export interface ContractVersion {
  readonly data: ContractData;
  readonly clauses: readonly RenderedClause[];
}

/** Compares two versions of one contract: its key terms, then its clauses. */
export function compareVersions(before: ContractVersion, after: ContractVersion): VersionChanges {
  const clauses = clauseDiff(before.clauses, after.clauses);
  const [was, became] = [keyTermWords(before.data), keyTermWords(after.data)];
  return {
    keyTerms: keyTerms.map((term) => keyTermChange(term, [was[term], became[term]], clauses)),
    clauses,
  };
}
