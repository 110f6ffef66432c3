import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import { eventKind } from '../../platform/events.ts';

export interface FeedbackNews {
  readonly feedbackId: string;
  readonly number: number;
  readonly subject: FeedbackSubject;
  readonly userId: number;
  readonly at: Date;
}

/** The desk has answered. */
export const feedbackAnswered = eventKind<FeedbackNews>('feedback.answered');
export const feedbackClosed = eventKind<FeedbackNews>('feedback.closed');
