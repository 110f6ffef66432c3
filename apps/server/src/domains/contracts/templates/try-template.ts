import { contractFindingPhrase } from '@novosel/contract/contracts/findings.ts';
import type { ContractInputs } from '@novosel/contract/contracts/schema.ts';
import type { ContractTemplate } from '@novosel/contract/contracts/template.ts';
import type { previewTemplate as previewing } from '@novosel/contract/contracts/template-endpoints.ts';
import { templateProblemPhrase } from '@novosel/contract/contracts/template-problems.ts';
import { dduTemplate } from '@novosel/contract/contracts/text/ddu/ddu-template.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ofDeal } from '../../deals/public.ts';
import { makeText, refuseFindings, writeForDeal } from '../draft/make-text.ts';
import { lockForDesk } from '../reach-contract.ts';
import { findTemplate, lockTemplate, type TemplateRow, updateTemplate } from './templates.repo.ts';

type Deps = Pick<Context, 'contractWriter'>;
type Preview = AnswerOf<typeof previewing>['data'];

interface Tried {
  readonly templateId: string;
  readonly dealId: string;
  readonly inputs: ContractInputs;
}

const toTemplate = ({ edition, clauses }: TemplateRow): ContractTemplate => ({
  code: dduTemplate.code,
  edition,
  clauses: [...clauses],
});

/**
 * The text that an edition gives for a deal, or what is wrong with its clauses. Nothing is kept.
 * @throws AppError NOT_FOUND, CONTRACT_LACKS, UNAVAILABLE
 */
export function previewTemplate(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { templateId, dealId, inputs }: Tried,
): Promise<Preview> {
  return inTransaction(db, async (tx) => {
    const row = await findTemplate(tx, templateId);
    if (!row) throw new AppError('NOT_FOUND');
    const making = { template: toTemplate(row), inputs, madeOn: isoDay(act.at) };
    const { text } = await writeForDeal(deps, tx, act, await lockForDesk(tx, dealId), making);
    // The text names passports (promise 52).
    const details = { edition: row.edition };
    await audit(tx, act, { action: 'contracts.preview-template', subject: ofDeal(dealId), details });
    const { locale = 'ru' } = act;
    if (!('clauses' in text))
      return {
        clauses: [],
        findings: [],
        problems: text.problems.map((one) => ({ ...one, text: templateProblemPhrase(one, locale) })),
      };
    const findings = text.findings.map((one) => ({
      code: one.code,
      field: one.field,
      text: contractFindingPhrase(one, locale),
    }));
    return { clauses: [...text.clauses], findings, problems: [] };
  });
}

/**
 * A second person approves an edition that gives a text without findings for a deal: contracts are made of it
 * from then on.
 * @throws AppError NOT_FOUND; STEP_WRONG for one that is approved; TEMPLATE_OWN, TEMPLATE_BROKEN,
 *   CONTRACT_FINDINGS, CONTRACT_LACKS, UNAVAILABLE
 */
export function approveTemplate(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { templateId, dealId, inputs }: Tried,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockTemplate(tx, templateId);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.approvedAt) throw new AppError('STEP_WRONG');
    if (row.writtenBy === act.actor.id) throw new AppError('TEMPLATE_OWN');
    const making = { template: toTemplate(row), inputs, madeOn: isoDay(act.at) };
    const made = await makeText(deps, tx, act, await lockForDesk(tx, dealId), making);
    refuseFindings(made, act.locale);
    await updateTemplate(tx, row.id, { approvedAt: act.at, approvedBy: act.actor.id });
    const details = { edition: row.edition };
    const subject = `contract-template:${row.id}`;
    await audit(tx, act, { action: 'contracts.approve-template', subject, details });
  });
}
