import type { ContractFinding } from '../../findings.ts';
import type { CheckedContract, ContractCheck } from './facts.ts';
import { escrowCheck, escrowTermCheck, priceCheck, scheduleCheck } from './money-checks.ts';
import { annexesCheck, areasCheck, lotCheck, termCheck, warrantyCheck } from './object-checks.ts';
import { documentsCheck, sharesCheck, signersCheck } from './people-checks.ts';
import { essentialsCheck, placeholdersCheck, wordsCheck } from './text-checks.ts';

const checks: readonly ContractCheck[] = [
  sharesCheck,
  documentsCheck,
  signersCheck,
  lotCheck,
  areasCheck,
  priceCheck,
  scheduleCheck,
  escrowCheck,
  escrowTermCheck,
  termCheck,
  warrantyCheck,
  annexesCheck,
  wordsCheck,
  placeholdersCheck,
  essentialsCheck,
];

/**
 * Everything that keeps a version from being sent to its members; empty when nothing does.
 * @throws RangeError when the table of law has no figure for the day of the contract
 */
export const contractFindings = (contract: CheckedContract): ContractFinding[] =>
  checks.flatMap((check) => check(contract));
