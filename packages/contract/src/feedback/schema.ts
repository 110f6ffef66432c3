import * as z from 'zod/mini';
import { feedback, feedbackFiles, feedbackMessage } from '../fields/field-rules.ts';
import { form, moment, uuid } from '../wire/schema.ts';
import { feedbackStates, feedbackSubjects } from './rules.ts';

const subject = z.enum(feedbackSubjects);
/** Identifiers that `/api/upload` has given. */
const files = z.array(uuid).check(z.maxLength(feedbackFiles.most));

/** S7-39: what is sent; files come as such, or as identifiers of what was uploaded before. */
export const feedbackForm = form({
  subject,
  message: feedback.shape.message,
  files: z._default(files, []),
  /** The draft that it was: it is forgotten when this is sent. */
  draft: z.optional(uuid),
});

/** What is said on in a conversation. */
export const replyForm = form({ message: feedback.shape.message, files: z._default(files, []) });

/** What is not finished yet may lack anything. */
export const draftForm = form({
  subject: z.nullable(subject),
  message: z.string().check(z.maxLength(feedbackMessage.most)),
  files,
  /** When it was kept as the page knows it, null for a new one; absent, nobody's words are looked at. */
  seen: z.optional(z.nullable(moment)),
});

export const feedbackFile = z.object({ id: uuid, title: z.string(), size: z.int() });
export type FeedbackFile = z.output<typeof feedbackFile>;

/** S3-17, S3-18. */
export const feedbackItem = z.object({
  id: uuid,
  /** What people call it: «обращение № 1042». */
  number: z.int(),
  subject,
  /** The first words. */
  message: z.string(),
  state: z.enum(feedbackStates),
  /** There is an answer that the person has not seen. */
  hasNew: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** Until when the desk has promised to answer; null when it has nothing to say. */
  answerBy: z.nullable(moment),
});
export type FeedbackItem = z.output<typeof feedbackItem>;

export const feedbackWords = z.object({
  id: uuid,
  from: z.enum(['buyer', 'staff']),
  /** First name of the member of staff; null for the person himself. */
  author: z.nullable(z.string()),
  text: z.string(),
  files: z.array(feedbackFile),
  at: moment,
});
export type FeedbackWords = z.output<typeof feedbackWords>;

/** S3-17: the message and its files, and what was said after it. */
export const feedbackView = z.extend(feedbackItem, {
  files: z.array(feedbackFile),
  answers: z.array(feedbackWords),
});
export type FeedbackView = z.output<typeof feedbackView>;

/** S3-19. */
export const feedbackDraft = z.object({
  id: uuid,
  subject: z.nullable(subject),
  message: z.string(),
  files: z.array(feedbackFile),
  updatedAt: moment,
});
export type FeedbackDraft = z.output<typeof feedbackDraft>;
