import { contractsDeskEndpoints as desk } from '@novosel/contract/contracts/desk-endpoints.ts';
import { contractsEndpoints as own } from '@novosel/contract/contracts/endpoints.ts';
import { contractTemplateEndpoints as templates } from '@novosel/contract/contracts/template-endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct, StaffAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { sendDownload } from '../documents/public.ts';
import { listContracts } from './desk/list-contracts.ts';
import { compareTexts, openText } from './desk/open-text.ts';
import { readDeskContract } from './desk/read-desk-contract.ts';
import { answerQuestion } from './draft/answer-question.ts';
import { discardDraft } from './draft/discard-draft.ts';
import { generateContract } from './draft/generate-contract.ts';
import { promiseContract } from './draft/promise-contract.ts';
import { sendContract } from './draft/send-contract.ts';
import { agreeToContract } from './reading/agree-contract.ts';
import { askQuestion } from './reading/ask-question.ts';
import { readPaper } from './reading/freeze-paper.ts';
import { openContract } from './reading/open-contract.ts';
import { readChanges, readContract, readVersion } from './reading/read-contract.ts';
import { withdrawQuestion } from './reading/withdraw-question.ts';
import { listTemplates, readTemplate } from './templates/read-templates.ts';
import { saveTemplate } from './templates/save-template.ts';
import { approveTemplate, previewTemplate } from './templates/try-template.ts';

type Deps = Pick<Context, 'clock' | 'contractWriter' | 'events' | 'scanner' | 'storage' | 'typesetter'>;

export function bindContracts(bind: Bind, deps: Deps): void {
  const answer = async (db: Executor, act: BuyerAct, estateId: number) =>
    ok(await readContract(db, act, estateId));
  bind(own.getContract, ({ db, act, params }) => answer(db, act, params.estate));
  bind(own.getContractVersion, async ({ db, act, params: { estate, version } }) =>
    ok(await readVersion(db, act, { estateId: estate, version })),
  );
  bind(own.getContractChanges, async ({ db, act, params, query }) =>
    ok(await readChanges(deps, db, act, { estateId: params.estate, ...query })),
  );
  bind(own.openContract, async ({ db, act, params: { estate }, body }) => {
    await openContract(db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.askQuestion, async ({ db, act, params: { estate }, body }) => {
    await askQuestion(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.withdrawQuestion, async ({ db, act, params: { estate, question } }) => {
    await withdrawQuestion(deps, db, act, { estateId: estate, questionId: question });
    return answer(db, act, estate);
  });
  bind(own.agreeToContract, async ({ db, act, params: { estate }, body }) => {
    await agreeToContract(deps, db, act, { estateId: estate, ...body });
    return answer(db, act, estate);
  });
  bind(own.getContractPaper, async ({ db, viewer, params, reply }) =>
    sendDownload(reply, await readPaper(deps, db, viewer.userId, params.estate)),
  );
}

export function bindContractsDesk(bind: Bind, deps: Deps): void {
  const answer = async (db: Executor, act: StaffAct, dealId: string) =>
    ok(await readDeskContract(db, act, dealId));
  bind(desk.getDeskContract, ({ db, act, params }) => answer(db, act, params.deal));
  bind(desk.openContractText, async ({ db, act, params: { deal }, body }) =>
    ok({ clauses: await openText(db, act, { dealId: deal, ...body }) }),
  );
  bind(desk.compareContract, async ({ db, act, params: { deal }, body }) =>
    ok(await compareTexts(deps, db, act, { dealId: deal, ...body })),
  );
  bind(desk.generateContract, async ({ db, act, params: { deal }, body }) => {
    await generateContract(deps, db, act, { dealId: deal, inputs: body });
    return answer(db, act, deal);
  });
  bind(desk.sendContract, async ({ db, act, params: { deal }, body }) => {
    await sendContract(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.discardDraft, async ({ db, act, params: { deal }, body }) => {
    await discardDraft(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.answerQuestion, async ({ db, act, params: { deal }, body }) => {
    await answerQuestion(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.promiseContract, async ({ db, act, params: { deal }, body }) => {
    await promiseContract(deps, db, act, { dealId: deal, ...body });
    return answer(db, act, deal);
  });
  bind(desk.listContracts, async ({ db, act }) => ok(await listContracts(db, act)));
}

/** Editions of the template, which a second person approves. */
export function bindContractTemplates(bind: Bind, deps: Deps): void {
  const answer = async (db: Executor, act: StaffAct, id: string) => ok(await readTemplate(db, act, id));
  bind(templates.listTemplates, async ({ db, act }) => ok(await listTemplates(db, act)));
  bind(templates.getTemplate, ({ db, act, params }) => answer(db, act, params.template));
  bind(templates.saveTemplate, async ({ db, act, body }) =>
    answer(db, act, await saveTemplate(db, act, body)),
  );
  bind(templates.previewTemplate, async ({ db, act, params: { template }, body: { deal, inputs } }) =>
    ok(await previewTemplate(deps, db, act, { templateId: template, dealId: deal, inputs })),
  );
  bind(templates.approveTemplate, async ({ db, act, params: { template }, body: { deal, inputs } }) => {
    await approveTemplate(deps, db, act, { templateId: template, dealId: deal, inputs });
    return answer(db, act, template);
  });
}
