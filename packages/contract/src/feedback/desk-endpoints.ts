import * as z from 'zod/mini';
import { feedback } from '../fields/field-rules.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { done, fileAnswer, form, moment, ok, queueOf, uuid } from '../wire/schema.ts';
import { feedbackRoles, feedbackStates } from './rules.ts';
import { feedbackItem, feedbackView } from './schema.ts';

const ofConversations = atDesk('conversations', feedbackRoles);
const one = z.object({ feedback: uuid });

const feedbackRow = z.extend(feedbackItem, {
  buyer: z.string(),
  /** Since when it waits for the desk; null when it does not wait. */
  waitingSince: z.nullable(moment),
  files: z.int(),
});
export type FeedbackRow = z.output<typeof feedbackRow>;

export const feedbackQueue = endpoint({
  name: 'feedback.queue',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/feedback',
  summary:
    'Feedback of buyers: what waits by its age, the oldest first; the rest by its last words, page by page.',
  query: z.object({ state: z.optional(z.enum(feedbackStates)), after: z.optional(uuid) }),
  answer: queueOf(feedbackRow, z.object({ waiting: z.int(), answered: z.int() })),
  errors: ['VALIDATION'],
});

export const readDeskFeedback = endpoint({
  name: 'feedback.conversation',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/feedback/{feedback}',
  summary: 'One feedback whole, with who wrote it.',
  params: one,
  answer: ok(
    z.extend(feedbackView, {
      waitingSince: z.nullable(moment),
      buyer: z.object({
        id: z.int(),
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    }),
  ),
  errors: ['NOT_FOUND'],
});
export type DeskFeedback = NonNullable<(typeof readDeskFeedback)['answer']['_zod']['output']>['data'];

/** Bytes as an attachment, like a person's own download (promise 30); every opening is audited. */
export const openFeedbackFile = endpoint({
  name: 'feedback.file',
  ...ofConversations,
  method: 'GET',
  path: '/api/office/feedback/{feedback}/files/{file}',
  summary: 'The bytes of a file that was sent with a feedback.',
  params: z.object({ feedback: uuid, file: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'UPLOAD_WAITS'],
});

export const answerFeedback = endpoint({
  name: 'feedback.answer',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/feedback/{feedback}/answer',
  summary: 'Answers a feedback; the buyer is told.',
  params: one,
  body: form({ message: feedback.shape.message }),
  answer: done,
  errors: ['NOT_FOUND', 'FEEDBACK_CLOSED', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const closeFeedback = endpoint({
  name: 'feedback.close',
  ...ofConversations,
  method: 'POST',
  path: '/api/office/feedback/{feedback}/close',
  summary: 'Closes a feedback that has been answered.',
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'FEEDBACK_CLOSED', 'FEEDBACK_UNANSWERED', 'CSRF_INVALID'],
  idempotency: 'key',
});

export const feedbackDeskEndpoints = {
  feedbackQueue,
  readDeskFeedback,
  openFeedbackFile,
  answerFeedback,
  closeFeedback,
};
