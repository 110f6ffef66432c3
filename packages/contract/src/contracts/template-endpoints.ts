import * as z from 'zod/mini';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { form, moment, ok, uuid } from '../wire/schema.ts';
import { contractFindingView, contractInputs } from './schema.ts';
import { contractTemplate, renderedClause } from './template.ts';
import { contractRoles } from './version-rules.ts';

const atLawyers = atDesk('deals', contractRoles);
const ofTemplate = z.object({ template: uuid });
const { edition, clauses } = contractTemplate.shape;
const person = z.object({ name: z.string(), me: z.boolean() });

const templateSummary = z.object({
  id: uuid,
  edition: z.string(),
  writtenAt: moment,
  writtenBy: person,
  /** Null: a draft, of which no contract is made. */
  approvedAt: z.nullable(moment),
  approvedBy: z.nullable(person),
});

const templateList = z.object({
  /** Of which contracts are made now: the edition approved last, or the one of the program. */
  inForce: z.object({ edition: z.string(), clauses: z.array(z.unknown()) }),
  items: z.array(templateSummary),
});
export type TemplateList = z.output<typeof templateList>;

export const listTemplates = endpoint({
  name: 'contracts.templates',
  ...atLawyers,
  method: 'GET',
  path: '/api/office/contract-templates',
  summary: 'Editions of the template of contracts, the latest first, and the one in force with its clauses.',
  answer: ok(templateList),
  errors: [],
});

const templateView = z.object({ ...templateSummary.shape, clauses: z.array(z.unknown()) });
export type TemplateView = z.output<typeof templateView>;

export const getTemplate = endpoint({
  name: 'contracts.template',
  ...atLawyers,
  method: 'GET',
  path: '/api/office/contract-templates/{template}',
  summary: 'An edition of the template with its clauses.',
  params: ofTemplate,
  answer: ok(templateView),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** An edition that is approved stays as it is: another one is saved under another name. */
export const saveTemplate = endpoint({
  name: 'contracts.saveTemplate',
  ...atLawyers,
  method: 'POST',
  path: '/api/office/contract-templates',
  summary: 'Saves an edition of the template as a draft.',
  /** `replaces`: a draft that is written on. */
  body: form({ replaces: z.nullable(uuid), edition, clauses }),
  answer: ok(templateView),
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

const onDeal = form({ deal: uuid, inputs: contractInputs });

export const previewTemplate = endpoint({
  name: 'contracts.previewTemplate',
  ...atLawyers,
  method: 'POST',
  path: '/api/office/contract-templates/{template}/preview',
  summary: 'The text that an edition gives for a deal, or what is wrong with its clauses. Nothing is kept.',
  params: ofTemplate,
  body: onDeal,
  answer: ok(
    z.object({
      clauses: z.array(renderedClause),
      findings: z.array(contractFindingView),
      /** What keeps a clause from becoming text. */
      problems: z.array(
        z.object({ code: z.string(), clauseId: z.string(), placeholder: z.string(), text: z.string() }),
      ),
    }),
  ),
  errors: ['NOT_FOUND', 'CONTRACT_LACKS', 'UNAVAILABLE', 'VALIDATION', 'CSRF_INVALID'],
});

/** By another person than its author, on a deal for which it gives a text without findings. */
export const approveTemplate = endpoint({
  name: 'contracts.approveTemplate',
  ...atLawyers,
  method: 'POST',
  path: '/api/office/contract-templates/{template}/approve',
  summary: 'A second person approves an edition: contracts are made of it from then on.',
  params: ofTemplate,
  body: onDeal,
  answer: ok(templateView),
  errors: [
    'NOT_FOUND',
    'STEP_WRONG',
    'TEMPLATE_OWN',
    'TEMPLATE_BROKEN',
    'CONTRACT_FINDINGS',
    'CONTRACT_LACKS',
    'UNAVAILABLE',
    'VALIDATION',
    'CSRF_INVALID',
  ],
});

export const contractTemplateEndpoints = {
  listTemplates,
  getTemplate,
  saveTemplate,
  previewTemplate,
  approveTemplate,
};
