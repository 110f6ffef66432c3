import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ok } from '../wire/schema.ts';
import { feedbackDraft, feedbackItem } from './schema.ts';

const own = { kind: 'self' } as const;

/** S7-37; the newest 200. */
export const listFeedback = endpoint({
  name: 'feedback.items',
  door: 'cabinet',
  method: 'GET',
  path: '/api/feedback/items',
  summary: "The buyer's feedback, what was last written in first.",
  owner: own,
  answer: ok(z.array(feedbackItem)),
  errors: [],
});

/** S7-38. */
export const listFeedbackDrafts = endpoint({
  name: 'feedback.drafts',
  door: 'cabinet',
  method: 'GET',
  path: '/api/feedback/drafts',
  summary: 'What the buyer has begun to write and not sent, the newest first.',
  owner: own,
  answer: ok(z.array(feedbackDraft)),
  errors: [],
});
