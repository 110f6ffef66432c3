import type { appointmentChannels } from '../deals/appointment.ts';
import type { DealPlace } from '../deals/places.ts';
import type { WordList } from '../texts/word-list.ts';

export type AppointmentChannel = keyof typeof appointmentChannels;

export const appointmentLimits = {
  /** Minutes of a meeting, and of one to which more signers come than `usualSigners`. */
  minutes: 60,
  longMinutes: 90,
  usualSigners: 2,
  /** Minutes for which a chosen time is kept until it is confirmed. */
  holdMinutes: 10,
  /** Times that a meeting may be moved by the buyer. */
  moves: 3,
  /** Hours before a meeting until which it may be moved or cancelled. */
  changeHours: 4,
  /** Hours from now to the first time that is offered. */
  leadHours: 2,
  /** Hours for which a new time is kept for who was not met. */
  apologyHours: 24,
  /** Days that are offered at most. */
  days: 30,
  /** Days in one answer. */
  daysAtOnce: 7,
} as const;

const hourMs = 3_600_000;

/** Minutes of a meeting. @param signers how many people sign */
export const lengthOf = (signers: number): number =>
  signers > appointmentLimits.usualSigners ? appointmentLimits.longMinutes : appointmentLimits.minutes;

/** A paper is signed in an office alone; by other channels the contract is read together. */
export const signsOnPaper = (channel: AppointmentChannel): boolean => channel === 'office';

const talkPlaces: readonly DealPlace[] = ['contract-reading', 'signing', 'appointment', 'appointment-made'];
const paperPlaces: readonly DealPlace[] = ['appointment', 'appointment-made'];

/** Whether a meeting by a channel may be made while a deal stands there. */
export const mayMeet = (place: DealPlace, channel: AppointmentChannel): boolean =>
  (signsOnPaper(channel) ? paperPlaces : talkPlaces).includes(place);

/** What becomes of a meeting. A time is taken while it is held or made. */
export const appointmentStates = [
  'held',
  'made',
  'moved',
  'cancelled',
  'expired',
  'kept',
  'signed',
  'missed-by-guest',
  'missed-by-host',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** What staff record of a meeting. */
export const appointmentMarks = ['kept', 'missed-by-guest', 'missed-by-host', 'signed'] as const;
export type AppointmentMark = (typeof appointmentMarks)[number];

interface Meeting {
  readonly state: AppointmentState;
  readonly channel: AppointmentChannel;
  /** Unix time in ms. */
  readonly startsAt: number;
}

/** Why a mark may not be set, as a code of the error register; null: it may. @param now Unix time in ms */
export function markRefusal(
  { state, channel, startsAt }: Meeting,
  mark: AppointmentMark,
  now: number,
): 'STEP_WRONG' | 'VISIT_NOT_YET' | null {
  if (mark === 'signed' && !signsOnPaper(channel)) return 'STEP_WRONG';
  if (state !== 'made' && !(state === 'kept' && mark === 'signed')) return 'STEP_WRONG';
  return now < startsAt ? 'VISIT_NOT_YET' : null;
}

interface Change {
  /** Unix time in ms. */
  readonly startsAt: number;
  readonly now: number;
  /** Times that it was moved already. */
  readonly moves: number;
}

/** Why a meeting may not be cancelled by the buyer. */
export const cancelRefusal = ({ startsAt, now }: Omit<Change, 'moves'>): 'VISIT_LATE' | null =>
  startsAt - now < appointmentLimits.changeHours * hourMs ? 'VISIT_LATE' : null;

/** Why a meeting may not be moved by the buyer. */
export const moveRefusal = (change: Change): 'VISIT_LATE' | 'VISIT_MOVES_SPENT' | null =>
  change.moves >= appointmentLimits.moves ? 'VISIT_MOVES_SPENT' : cancelRefusal(change);

/** Wishes about the place of a meeting: nothing about anybody's health. */
export const meetingWishes = {
  'step-free': { ru: 'Вход без ступеней', en: 'Step-free entrance' },
  'large-print': { ru: 'Крупный шрифт', en: 'Large print' },
  'sign-language': { ru: 'Жестовый язык', en: 'Sign language' },
  'child-corner': { ru: 'Место для ребёнка', en: 'A place for a child' },
} as const satisfies WordList;
export type MeetingWish = keyof typeof meetingWishes;

export const meetingLanguages = {
  ru: { ru: 'Русский', en: 'Russian' },
  en: { ru: 'Английский', en: 'English' },
} as const satisfies WordList;
export type MeetingLanguage = keyof typeof meetingLanguages;

/** What the history of the deal tells of a meeting that did not take place. */
export const visitReasons = {
  cancelled: { ru: 'Покупатель отменил встречу', en: 'The buyer has cancelled the meeting' },
  host: { ru: 'Мы не смогли вас принять. Простите нас', en: 'We could not receive you. We are sorry' },
} as const satisfies WordList;
