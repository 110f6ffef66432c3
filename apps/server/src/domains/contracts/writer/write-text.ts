import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import type { ContractFinding } from '@novosel/contract/contracts/findings.ts';
import type { ContractTemplate, RenderedClause } from '@novosel/contract/contracts/template.ts';
import type { TemplateProblem } from '@novosel/contract/contracts/template-problems.ts';
import { contractFindings } from '@novosel/contract/contracts/text/checks/checks.ts';
import type { ContractFacts } from '@novosel/contract/contracts/text/checks/facts.ts';
import { ContractTextError, renderContract } from '@novosel/contract/contracts/text/render-contract.ts';

export interface TextOrder {
  readonly template: ContractTemplate;
  readonly data: ContractData;
  readonly facts: ContractFacts;
}

/** A text with what its checks have found, or what is wrong with its template. */
export type WrittenText =
  | {
      readonly problems: readonly [];
      readonly clauses: readonly RenderedClause[];
      readonly findings: readonly ContractFinding[];
    }
  | { readonly problems: readonly TemplateProblem[] };

/** Writes and checks the text of a contract. */
export function writeText({ template, data, facts }: TextOrder): WrittenText {
  try {
    const clauses = renderContract(template, data);
    return { problems: [], clauses, findings: contractFindings({ data, facts, clauses }) };
  } catch (error) {
    if (error instanceof ContractTextError) return { problems: error.problems };
    throw error;
  }
}
