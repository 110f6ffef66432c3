import * as z from 'zod/mini';
import { dealPlaces } from '../deals/places.ts';
import { dealEvents, dealMoveRoles } from '../deals/rules.ts';
import { agreedVisit } from '../deals/visit.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, form, uuid } from '../wire/schema.ts';

/** A possible next step of the deal, with the reason why this reader cannot record it, as an error code. */
export const deskMove = z.object({
  event: z.enum(dealEvents),
  to: z.enum(dealPlaces),
  refused: z.nullable(z.string()),
});

/** Records what has happened: the buyer's documents, a bank's decision, the registry's answer. */
export const moveDeal = endpoint({
  name: 'desk.move',
  ...atDesk('deals', dealMoveRoles),
  method: 'POST',
  path: '/api/office/deals/{deal}/move',
  summary: 'Records a step of the deal.',
  params: z.object({ deal: uuid }),
  body: form({
    from: z.enum(dealPlaces),
    to: z.enum(dealPlaces),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1000)),
    /** When and where the buyer is expected; refused at places without a visit. */
    visit: z.optional(agreedVisit),
  }),
  answer: done,
  errors: ['STEP_WRONG', 'SCHEDULE_RUNS', 'ROLE_DENIED', 'NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const deskMoveEndpoints = { moveDeal };
