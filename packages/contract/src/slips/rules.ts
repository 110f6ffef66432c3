import type { StaffRole } from '../wire/endpoint.ts';
import type { PageName } from '../wire/paths.ts';

/**
 * What the desk may ask by a link: a mark, answers to questions, or an appointment, which the person may call
 * off.
 */
export const slipKinds = ['opinion', 'questionnaire', 'entry', 'tour'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Kinds with an appointment: the link ends at its moment. */
export const visitKinds = ['entry', 'tour'] as const satisfies readonly SlipKind[];
type VisitKind = (typeof visitKinds)[number];
export const isVisit = (kind: SlipKind): kind is VisitKind => kind === 'entry' || kind === 'tour';

/** Pages of the links by kind (S2.2-17…20). */
export const slipPages = {
  opinion: 'opinion',
  questionnaire: 'questionnaire',
  entry: 'rejectEntry',
  tour: 'rejectTour',
} as const satisfies Readonly<Record<SlipKind, PageName>>;

/** Past events of which an opinion is asked. */
export const opinionSubjects = ['showing', 'visit', 'handover'] as const;
export type OpinionSubject = (typeof opinionSubjects)[number];

export const opinionSubjectWords: Readonly<
  Record<OpinionSubject, { readonly ru: string; readonly en: string }>
> = {
  showing: { ru: 'Показ квартиры', en: 'Showing of a flat' },
  visit: { ru: 'Встреча в офисе', en: 'Visit to the office' },
  handover: { ru: 'Передача ключей', en: 'Hand-over of keys' },
};

/** `waiting`: the link still works; `answered`: it has been used; `over`: it has expired or was withdrawn. */
export const slipStates = ['waiting', 'answered', 'over'] as const;
export type SlipState = (typeof slipStates)[number];

interface SlipFate {
  readonly answeredAt: string | null;
  readonly withdrawnAt: string | null;
  readonly expiresAt: string;
}

/** @param now milliseconds since the epoch */
export function slipState({ answeredAt, withdrawnAt, expiresAt }: SlipFate, now: number): SlipState {
  if (answeredAt !== null) return 'answered';
  return withdrawnAt !== null || Date.parse(expiresAt) <= now ? 'over' : 'waiting';
}

/** Channels of a link. */
export const slipChannels = ['sms', 'mail'] as const;
export type SlipChannel = (typeof slipChannels)[number];

/** Roles that send links and read the answers. */
export const slipRoles = ['support', 'manager', 'admin'] as const satisfies readonly StaffRole[];

export const slipLimits = {
  /** Days for which a mark or answers may be given. */
  answerDays: 14,
  /** Most links to one phone or address in 24 hours, so that a mistake of the desk is not spam. */
  toOneADay: 5,
  textMost: 2000,
  worstMark: 1,
  bestMark: 5,
} as const;
