import type { StaffRole } from '../wire/endpoint.ts';
import type { PageName } from '../wire/paths.ts';

/**
 * What the desk may ask of a person by a link: a mark, answers to questions, or to come, which he may call
 * off.
 */
export const slipKinds = ['opinion', 'questionnaire', 'entry', 'tour'] as const;
export type SlipKind = (typeof slipKinds)[number];

/** Kinds that name an appointment: its moment ends the link. */
export const visitKinds = ['entry', 'tour'] as const satisfies readonly SlipKind[];
type VisitKind = (typeof visitKinds)[number];
export const isVisit = (kind: SlipKind): kind is VisitKind => kind === 'entry' || kind === 'tour';

/** Where the link of a kind leads (S2.2-17…20). */
export const slipPages = {
  opinion: 'opinion',
  questionnaire: 'questionnaire',
  entry: 'rejectEntry',
  tour: 'rejectTour',
} as const satisfies Readonly<Record<SlipKind, PageName>>;

/** What has taken place, of which an opinion is asked. */
export const opinionSubjects = ['showing', 'visit', 'handover'] as const;
export type OpinionSubject = (typeof opinionSubjects)[number];

export const opinionSubjectWords: Readonly<
  Record<OpinionSubject, { readonly ru: string; readonly en: string }>
> = {
  showing: { ru: 'Показ квартиры', en: 'Showing of a flat' },
  visit: { ru: 'Встреча в офисе', en: 'Visit to the office' },
  handover: { ru: 'Передача ключей', en: 'Hand-over of keys' },
};

/**
 * `waiting`: the link still opens; `answered`: it has been used; `over`: its term has passed or it was
 * withdrawn.
 */
export const slipStates = ['waiting', 'answered', 'over'] as const;
export type SlipState = (typeof slipStates)[number];

interface SlipFate {
  readonly answeredAt: string | null;
  readonly withdrawnAt: string | null;
  readonly expiresAt: string;
}

/** @param now in ms */
export function slipState({ answeredAt, withdrawnAt, expiresAt }: SlipFate, now: number): SlipState {
  if (answeredAt !== null) return 'answered';
  return withdrawnAt !== null || Date.parse(expiresAt) <= now ? 'over' : 'waiting';
}

/** How a link reaches a person. */
export const slipChannels = ['sms', 'mail'] as const;
export type SlipChannel = (typeof slipChannels)[number];

/** Who sends links and reads the answers. */
export const slipRoles = ['support', 'manager', 'admin'] as const satisfies readonly StaffRole[];

export const slipLimits = {
  /** For how many days a mark or answers may be given. */
  answerDays: 14,
  /** To one phone or address in 24 hours, so that the desk’s mistake is no flood. */
  toOneADay: 5,
  textMost: 2000,
  worstMark: 1,
  bestMark: 5,
} as const;
