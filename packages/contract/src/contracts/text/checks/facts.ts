import type { DateWithPrecision } from '../../../time/date-with-precision.ts';
import type { ContractData } from '../../contract-data.ts';
import type { ContractKind } from '../../contract-object.ts';
import type { ContractFinding } from '../../findings.ts';
import type { RenderedClause } from '../../template.ts';

/** What a contract is compared with: facts of the catalogue and of the deal. */
export interface ContractFacts {
  /** The day of the signing, on which ages and documents are taken, YYYY-MM-DD. */
  readonly day: string;
  readonly lot: {
    readonly kind: ContractKind;
    readonly number: string;
    readonly section: string | null;
    readonly floor: number;
    /** Hundredths of a square metre. */
    readonly areaHundredths: number;
  };
  /** The hand-over promised for the house. */
  readonly promise: DateWithPrecision;
  /** The price that the buyer has confirmed. */
  readonly priceKopecks: number;
  /** The bank of the house, as contracts name it. */
  readonly escrowBank: string;
}

export interface CheckedContract {
  readonly data: ContractData;
  readonly facts: ContractFacts;
  readonly clauses: readonly RenderedClause[];
}

/** One of the automatic checks: everything that it finds wrong. */
export type ContractCheck = (contract: CheckedContract) => readonly ContractFinding[];

/** The finding when the contract has something else than it must have. */
export const differing = <Value>(
  finding: Pick<ContractFinding, 'field'> & { readonly code: Exclude<ContractFinding['code'], 'shares'> },
  found: Value,
  expected: Value,
  show: (value: Value) => string = String,
): ContractFinding[] =>
  found === expected ? [] : [{ ...finding, found: show(found), expected: show(expected) }];
