import { endOfOfficeTerm } from '../time/end-of-term.ts';
import type { StaffRole } from '../wire/endpoint.ts';

/**
 * What a feedback may be about: the eight of S3-87 in their order, and before «other» what people ask most in
 * a deal.
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

/** A subject in words: the form, the list, the desk and letters call it alike. */
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

/** `waiting`: the desk has the turn; `answered`: it has said something; `closed`: nothing more is written. */
export const feedbackStates = ['waiting', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];
export type FeedbackAct = 'write' | 'answer' | 'close';

/**
 * Who may do what and where it leads; the server decides by it, the pages show by it. Nothing is closed
 * unanswered.
 */
const moves: Readonly<Record<FeedbackAct, Partial<Record<FeedbackState, FeedbackState>>>> = {
  write: { waiting: 'waiting', answered: 'waiting' },
  answer: { waiting: 'answered', answered: 'answered' },
  close: { answered: 'closed' },
};

/** The state after an act; undefined when it may not be done now. */
export const afterAct = (state: FeedbackState, act: FeedbackAct): FeedbackState | undefined =>
  moves[act][state];

/** Days within which an answer is promised. */
const answerDays = 1;

/** Until when what waits since this moment is answered, as every page promises it: 18:00 of a working day. */
export const answerBy = (waitingSince: Date): Date => endOfOfficeTerm(waitingSince, answerDays);

/** Who reads and answers at the desk. */
export const feedbackRoles = ['support', 'manager', 'admin'] as const satisfies readonly StaffRole[];

/** How much of it one person may do. */
export const feedbackLimits = {
  /** New ones in 24 hours. */
  aDay: 20,
  /** Words added to those there are, in 24 hours. */
  repliesADay: 60,
  drafts: 10,
} as const;
