import { endOfOfficeTerm } from '../time/end-of-term.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/**
 * Subjects of feedback: the eight of S3-87 in their order; before «other», the most frequent ones of a deal.
 */
export const feedbackSubjects = [
  'account',
  'construction',
  'card',
  'club',
  'reward',
  'registration',
  'personal-data',
  'contract',
  'money',
  'mortgage',
  'other',
] as const;
export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** Titles of the subjects, the same in the form, the list, the desk and letters. */
export const subjectWords: Readonly<Record<FeedbackSubject, { readonly ru: string; readonly en: string }>> = {
  account: { ru: 'Вопрос по личному кабинету', en: 'Account question' },
  construction: { ru: 'Ход строительства и передача ключей', en: 'Construction progress, key handover' },
  card: { ru: 'Вопрос по карте постоянного покупателя', en: 'Permanent-buyer card question' },
  club: { ru: 'Клуб привилегий', en: 'Club of privileges' },
  reward: { ru: 'Вознаграждение за рекомендацию', en: 'Recommendation reward' },
  registration: { ru: 'Оформление собственности', en: 'Property registration' },
  'personal-data': { ru: 'Изменение персональных данных', en: 'Personal data change' },
  contract: { ru: 'Договор и документы', en: 'Contract and documents' },
  money: { ru: 'Оплата и возврат денег', en: 'Payments and refunds' },
  mortgage: { ru: 'Ипотека', en: 'Mortgage' },
  other: { ru: 'Другое', en: 'Other' },
};

/** `waiting`: for the desk; `answered`: by the desk; `closed`: no more messages. */
export const feedbackStates = ['waiting', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
export type FeedbackAct = 'write' | 'answer' | 'close';

/**
 * Who may do what, and the resulting state: the server decides by it, pages show by it. Nothing is closed
 * without an answer.
 */
const moves: Readonly<Record<FeedbackAct, Partial<Record<FeedbackState, FeedbackState>>>> = {
  write: { waiting: 'waiting', answered: 'waiting' },
  answer: { waiting: 'answered', answered: 'answered' },
  close: { answered: 'closed' },
};

/** The state after an act; undefined when it may not be done now. */
export const afterAct = (state: FeedbackState, act: FeedbackAct): FeedbackState | undefined =>
  moves[act][state];

/** Days until the promised answer. */
const answerDays = 1;

/** The promised moment of the answer: 18:00 of a working day. */
export const answerBy = (waitingSince: Date): Date => endOfOfficeTerm(waitingSince, answerDays);

/** Roles that read and answer feedback. */
export const feedbackRoles = ['support', 'manager', 'admin'] as const satisfies readonly StaffRole[];

/** Limits of one person. */
export const feedbackLimits = {
  /** New feedback in 24 hours. */
  aDay: 20,
  /** Replies to existing feedback, in 24 hours. */
  repliesADay: 60,
  drafts: 10,
} as const;
