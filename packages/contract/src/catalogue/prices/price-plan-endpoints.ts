import { atDesk, endpoint } from '../../wire/endpoint.ts';
import { latestFirst, ok } from '../../wire/schema.ts';
import { importBatch } from '../desk/desk-endpoints.ts';
import { pricePlanForm } from '../desk/desk-forms.ts';
import { catalogueActRoles } from '../desk/desk-rules.ts';

export const draftPricePlan = endpoint({
  name: 'desk.pricePlan',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/price-plans',
  summary:
    'Works out prices of the chosen kinds for sale in a place from a day to come, and answers what they would change, as an import that is not applied: its lines are the preview, and it is applied, canceled and undone as any other.',
  body: pricePlanForm,
  answer: ok(importBatch),
  errors: ['NOT_FOUND', 'PRICE_PLAN_EMPTY', 'PRICE_PLAN_LOW', 'VALIDATION'],
  idempotency: 'key',
});

export const listPricePlans = endpoint({
  name: 'desk.pricePlans',
  ...atDesk('catalogue', catalogueActRoles['read-imports']),
  method: 'GET',
  path: '/api/office/price-plans',
  summary: 'Plans of prices by date in every state, those made last first, page by page.',
  ...latestFirst(importBatch),
  errors: ['VALIDATION'],
});

export const pricePlanEndpoints = { draftPricePlan, listPricePlans };
