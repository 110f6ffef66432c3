import * as z from 'zod/mini';
import { feedback, feedbackFiles, feedbackMessage } from '../fields/field-rules.ts';
import { form, moment, uuid } from '../wire/schema.ts';
import { feedbackStates, feedbackSubjects } from './rules.ts';

const subject = z.enum(feedbackSubjects);
/** IDs from `/api/upload`. */
const files = z.array(uuid).check(z.maxLength(feedbackFiles.most));

/** S7-39: the message; files are sent as such, or as IDs of uploaded files. */
export const feedbackForm = form({
  subject,
  message: feedback.shape.message,
  files: z._default(files, []),
  /** The draft of this feedback: it is deleted when the feedback is sent. */
  draft: z.optional(uuid),
});

/** A reply within a feedback. */
export const replyForm = form({ message: feedback.shape.message, files: z._default(files, []) });

/** A draft: every field may be missing. */
export const draftForm = form({
  subject: z.nullable(subject),
  message: z.string().check(z.maxLength(feedbackMessage.most)),
  files,
  /**
   * Version of the draft that the page knows: its time, or null for a new one. Absent: no check for a
   * conflict.
   */
  seen: z.optional(z.nullable(moment)),
});

export const feedbackFile = z.object({ id: uuid, title: z.string(), size: z.int() });
export type FeedbackFile = z.output<typeof feedbackFile>;

/** S3-17, S3-18. */
export const feedbackItem = z.object({
  id: uuid,
  /** The number that people see: «обращение № 1042». */
  number: z.int(),
  subject,
  /** Beginning of the message. */
  message: z.string(),
  state: z.enum(feedbackStates),
  /** Whether there is an answer that the person has not seen. */
  hasNew: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  /** The promised moment of the answer; null when none is owed. */
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

/** S3-17: the message with its files, and the replies. */
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
