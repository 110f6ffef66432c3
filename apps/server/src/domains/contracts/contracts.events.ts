import { eventKind } from '../../platform/events.ts';

/** What later listeners hear of a question at a contract. */
export interface AnswerNews {
  readonly questionId: string;
  /** Who has asked. */
  readonly userId: number;
  readonly estateId: number;
  /** Of the deal. */
  readonly number: string;
  /** «4.2» */
  readonly clause: string;
  /** The number of the version, where it holds no more. */
  readonly former: number | null;
  readonly at: Date;
}

export const questionAnswered = eventKind<AnswerNews>('contracts.answered');

/** A contract that is late is promised for another day. */
export interface PromiseNews {
  readonly promiseId: string;
  readonly dealId: string;
  readonly estateId: number;
  /** Of the deal. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly reason: string;
  readonly at: Date;
}

export const contractPromised = eventKind<PromiseNews>('contracts.promised');
