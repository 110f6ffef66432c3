import * as z from 'zod/mini';
import { uploadErrors } from '../documents/upload-errors.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok, uuid } from '../wire/schema.ts';
import { listFeedback, listFeedbackDrafts } from './list-endpoints.ts';
import { draftForm, feedbackForm, feedbackView, replyForm } from './schema.ts';

const own = { kind: 'self' } as const;
const one = z.object({ feedback: uuid });
const draftParams = z.object({ draft: uuid });

/** S7-39, S7-40. */
export const sendFeedback = endpoint({
  name: 'feedback.send',
  door: 'cabinet',
  method: 'POST',
  whenFrozen: 'open',
  path: '/api/feedback',
  sentAs: 'parts',
  summary: 'Sends a feedback; `files[]` are files, or identifiers that /api/upload has given.',
  owner: own,
  body: feedbackForm,
  multipart: { field: 'files[]', of: 'form' },
  answer: z.object({
    result: z.literal(true),
    message: z.string(),
    data: z.object({ id: uuid, number: z.int(), answerBy: moment }),
  }),
  errors: [...uploadErrors, 'FEEDBACK_LIMIT', 'UPLOAD_LOST', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  idempotency: 'key-or-none',
  limit: { max: 30, seconds: 600, per: 'person' },
});

export const readFeedback = endpoint({
  name: 'feedback.item',
  door: 'cabinet',
  method: 'GET',
  path: '/api/feedback/items/{feedback}',
  summary: 'One feedback with its conversation.',
  owner: own,
  params: one,
  answer: ok(feedbackView),
  errors: ['NOT_FOUND'],
});

export const replyToFeedback = endpoint({
  name: 'feedback.reply',
  door: 'cabinet',
  method: 'POST',
  whenFrozen: 'open',
  path: '/api/feedback/items/{feedback}/messages',
  summary: 'Says something more in a feedback that is open.',
  owner: own,
  params: one,
  body: replyForm,
  answer: done,
  errors: [
    'NOT_FOUND',
    'FEEDBACK_CLOSED',
    'FEEDBACK_LIMIT',
    'UPLOAD_LOST',
    'VALIDATION',
    'CSRF_INVALID',
    'RATE_LIMITED',
  ],
  idempotency: 'key',
  limit: { max: 30, seconds: 600, per: 'person' },
});

export const seeFeedback = endpoint({
  name: 'feedback.seen',
  door: 'cabinet',
  method: 'POST',
  whenFrozen: 'open',
  path: '/api/feedback/items/{feedback}/seen',
  summary: 'The buyer has seen the answer.',
  owner: own,
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

/** The page makes the ID, so that a repeat makes no second draft. */
export const keepFeedbackDraft = endpoint({
  name: 'feedback.keepDraft',
  door: 'cabinet',
  method: 'POST',
  whenFrozen: 'open',
  path: '/api/feedback/drafts/{draft}',
  summary: 'Keeps what has been written so far, over the words that the page has seen and no others.',
  owner: own,
  params: draftParams,
  body: draftForm,
  answer: ok(z.object({ updatedAt: moment })),
  errors: ['FEEDBACK_DRAFTS_FULL', 'FEEDBACK_DRAFT_CHANGED', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 300, seconds: 600, per: 'person' },
});

export const dropFeedbackDraft = endpoint({
  name: 'feedback.dropDraft',
  door: 'cabinet',
  method: 'POST',
  whenFrozen: 'open',
  path: '/api/feedback/drafts/{draft}/drop',
  summary: 'Forgets a draft.',
  owner: own,
  params: draftParams,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'CSRF_INVALID'],
});

export const feedbackEndpoints = {
  listFeedback,
  listFeedbackDrafts,
  sendFeedback,
  readFeedback,
  replyToFeedback,
  seeFeedback,
  keepFeedbackDraft,
  dropFeedbackDraft,
};
