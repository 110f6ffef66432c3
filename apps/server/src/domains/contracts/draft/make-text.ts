import { createHash } from 'node:crypto';
import type { ContractData } from '@novosel/contract/contracts/contract-data.ts';
import { contractFindingPhrase } from '@novosel/contract/contracts/findings.ts';
import { contractLackPhrase } from '@novosel/contract/contracts/lacks.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import type { ContractTemplate } from '@novosel/contract/contracts/template.ts';
import { templateProblemPhrase } from '@novosel/contract/contracts/template-problems.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import canonicalize from 'canonicalize';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { LockedDeal } from '../../deals/public.ts';
import type { DraftRow } from '../contracts.repo.ts';
import { contractOfDeal } from '../data/contract-of-deal.ts';
import { type DealFacts, gatherFacts } from '../data/gather-facts.ts';
import { textOf } from '../writer/contract-writer.ts';
import type { WrittenText } from '../writer/write-text.ts';

type Deps = Pick<Context, 'contractWriter'>;

export interface MadeText extends Pick<DraftRow, 'edition' | 'data' | 'clauses' | 'hash' | 'findings'> {
  readonly facts: DealFacts;
}

interface Making {
  readonly template: ContractTemplate;
  readonly inputs: ContractInputs;
  /** The day that the contract names, YYYY-MM-DD. */
  readonly madeOn: string;
}

interface Written {
  readonly facts: DealFacts;
  readonly data: ContractData;
  readonly text: WrittenText;
}

/**
 * What a template gives for a deal as it is now.
 * @throws AppError CONTRACT_LACKS, UNAVAILABLE
 */
export async function writeForDeal(
  { contractWriter }: Deps,
  tx: Tx,
  { at, locale = 'ru' }: StaffAct,
  deal: LockedDeal,
  { template, inputs, madeOn }: Making,
): Promise<Written> {
  const facts = await gatherFacts(tx, deal);
  const made = contractOfDeal(facts, { inputs, madeOn, today: isoDay(at) });
  if (!('data' in made))
    throw refusal('CONTRACT_LACKS', made.lacks, (one) => contractLackPhrase(one, locale));
  const text = textOf(contractWriter, { template, data: made.data, facts: made.facts });
  return { facts, data: made.data, text };
}

/**
 * The text of a contract by a template.
 * @throws AppError CONTRACT_LACKS, TEMPLATE_BROKEN, UNAVAILABLE
 */
export async function makeText(
  deps: Deps,
  tx: Tx,
  act: StaffAct,
  deal: LockedDeal,
  making: Making,
): Promise<MadeText> {
  const { facts, data, text } = await writeForDeal(deps, tx, act, deal, making);
  const { locale = 'ru' } = act;
  if (!('clauses' in text))
    throw refusal('TEMPLATE_BROKEN', text.problems, (one) => templateProblemPhrase(one, locale));
  const { edition } = making.template;
  const { clauses, findings } = text;
  const hash = hashOf({ dealId: deal.deal.id, edition, clauses });
  return { edition, data, clauses, findings, hash, facts };
}

const refusal = <Item>(
  code: 'CONTRACT_LACKS' | 'TEMPLATE_BROKEN',
  items: readonly Item[],
  phrase: (item: Item) => string,
) => new AppError(code, { params: { what: items.map(phrase).join(' ') } });

/** @throws AppError CONTRACT_FINDINGS when the checks have found something */
export function refuseFindings({ findings }: Pick<MadeText, 'findings'>, locale: 'ru' | 'en' = 'ru'): void {
  if (findings.length === 0) return;
  const what = findings.map((finding) => contractFindingPhrase(finding, locale)).join(' ');
  throw new AppError('CONTRACT_FINDINGS', { params: { what } });
}

const hashOf = (content: {
  readonly dealId: string;
  readonly edition: string;
  readonly clauses: DraftRow['clauses'];
}): string =>
  createHash('sha256')
    .update(`novosel:contract:1\n${canonicalize(content)}`)
    .digest('hex');
