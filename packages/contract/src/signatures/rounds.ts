import type { WordList } from '../texts/word-list.ts';

/** Whose signatures a paper waits for, in this order: the next round begins when the former is complete. */
export const signingSides = ['members', 'bank', 'developer'] as const;
export type SigningSide = (typeof signingSides)[number];

/** What becomes of a signing: all have signed, or somebody has stopped it. */
export const signingStates = ['open', 'done', 'stopped'] as const;
export type SigningState = (typeof signingStates)[number];

/**
 * A request to sign, by one ID at the operator. `sent`: the operator has not confirmed that he has it;
 * `unclear`: he does not answer; `lost`: he does not know it any more; `broken`: the signature does not hold;
 * `late`: it came after the end of its term; `void`: the signing was stopped.
 */
export const requestStates = [
  'sent',
  'unclear',
  'waiting',
  'opened',
  'signed',
  'declined',
  'expired',
  'lost',
  'broken',
  'late',
  'void',
] as const;
export type RequestState = (typeof requestStates)[number];

const openStates: readonly RequestState[] = ['sent', 'unclear', 'waiting', 'opened'];

/** Whether a person may still answer a request in his app. */
export const isOpenRequest = (state: RequestState): boolean => openStates.includes(state);

/** Why somebody stops a signing. */
export const stopReasons = {
  terms: { ru: 'Не согласен с условиями', en: 'I do not agree to the terms' },
  mistake: { ru: 'В договоре ошибка', en: 'There is a mistake in the contract' },
  money: { ru: 'Изменилось с деньгами или ипотекой', en: 'Money or the mortgage has changed' },
  'changed-mind': { ru: 'Передумал покупать', en: 'I do not want to buy any more' },
  other: { ru: 'Другая причина', en: 'Another reason' },
} as const satisfies WordList;
export type StopReason = keyof typeof stopReasons;
export const stopReasonCodes = Object.keys(stopReasons) as [StopReason, ...StopReason[]];

/** Longest words to a reason, in characters. */
export const longestStopText = 500;

/** Working days of the office: for the developer to sign, and for the submission after it. */
export const afterMembersDays = { developer: 1, submission: 1 } as const;

/** Hours for which a request waits in the operator’s app. */
export const requestHours = 24;

/** Hours before the end of the term at which those who have not signed are reminded. */
export const reminderHours = [24, 2] as const;
export type ReminderHours = (typeof reminderHours)[number];

export interface SigningLine {
  readonly side: SigningSide;
  readonly signedAt: Date | null;
}

/** The side whose turn it is; undefined when everybody has signed. */
export const sideInTurn = (lines: readonly SigningLine[]): SigningSide | undefined =>
  signingSides.find((side) => lines.some((line) => line.side === side && line.signedAt === null));

/** The lines that are awaited now. */
export const awaitedLines = <Line extends SigningLine>(lines: readonly Line[]): Line[] => {
  const side = sideInTurn(lines);
  return lines.filter((line) => line.side === side && line.signedAt === null);
};

/** Until when a request waits: a day, and never longer than the signing. */
export const requestUntil = (now: Date, until: Date): Date => {
  const day = new Date(now.getTime() + requestHours * 3_600_000);
  return day < until ? day : until;
};

/**
 * The reminder that is due, in hours before the end; undefined when there is none, and after the end. A
 * signing that has begun later than a reminder has none of it.
 * @param sent hours of the last reminder
 */
export function signingReminder(
  { openedAt, until, sent }: { openedAt: Date; until: Date; sent: number | null },
  now: Date,
): ReminderHours | undefined {
  if (now >= until) return undefined;
  return reminderHours.findLast((hours) => {
    const at = new Date(until.getTime() - hours * 3_600_000);
    return at <= now && openedAt < at && (sent === null || sent > hours);
  });
}
