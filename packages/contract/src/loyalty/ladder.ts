import type { Kopecks } from '../texts/money.ts';
import { isoDay } from '../time/time.ts';

/** S3-10, S4.1-18: the levels, from low to high. */
export const cardCodes = ['no_card', 'basic', 'prestige', 'premium'] as const;
export type CardCode = (typeof cardCodes)[number];

export interface Level {
  readonly code: Exclude<CardCode, 'no_card'>;
  readonly title: { readonly ru: string; readonly en: string };
  /**
   * Reached by this sum of deals in the window, or by this number of them; basic needs only an active card.
   */
  readonly kopecks: Kopecks;
  readonly deals: number;
  /** Discount on a repeat purchase, in hundredths of a percent. */
  readonly basisPoints: number;
}

export interface Ladder {
  /** First day in force; the last one is the day before the next edition. */
  readonly validFrom: string;
  /** Years in which deals count towards a level. */
  readonly windowYears: number;
  /** Years of deals in the history. */
  readonly historyYears: number;
  /** Years for which a level is given. */
  readonly statusYears: number;
  /** Reward for a recommended friend. */
  readonly rewardKopecks: Kopecks;
  readonly levels: readonly Level[];
}

/**
 * S4.11, S9-24 and the ruling on loyalty: every threshold, percentage and window. A new edition is added
 * after the old one.
 */
export const ladders: readonly [Ladder, ...Ladder[]] = [
  {
    validFrom: '2026-01-01',
    windowYears: 5,
    historyYears: 5,
    statusYears: 3,
    rewardKopecks: 2_000_000,
    levels: [
      { code: 'basic', title: { ru: 'Базовый', en: 'Basic' }, kopecks: 0, deals: 0, basisPoints: 100 },
      {
        code: 'prestige',
        title: { ru: 'Престиж', en: 'Prestige' },
        kopecks: 3_000_000_000,
        deals: 6,
        basisPoints: 200,
      },
      {
        code: 'premium',
        title: { ru: 'Премиум', en: 'Premium' },
        kopecks: 10_000_000_000,
        deals: 12,
        basisPoints: 300,
      },
    ],
  },
];

/** The edition in force at a moment; before the first one, the first. */
export function ladderAt(now: Date): Ladder {
  const today = isoDay(now);
  return ladders.findLast(({ validFrom }) => validFrom <= today) ?? ladders[0];
}

/** All deals of the window together. */
export interface Counted {
  readonly kopecks: Kopecks;
  readonly deals: number;
}

const rank = (code: CardCode): number => cardCodes.indexOf(code);

/** The highest level that the deals of the window reach. */
export function reachedLevel({ levels }: Ladder, counted: Counted): Level['code'] {
  return levels.findLast((level) => reaches(counted, level))?.code ?? 'basic';
}

const reaches = (counted: Counted, level: Level): boolean =>
  counted.kopecks >= level.kopecks || counted.deals >= level.deals;

export interface Held {
  readonly code: CardCode;
  /** End of the level's term; null for one without an end. */
  readonly expiresAt: Date | null;
}

/**
 * The level after a review: a higher one as soon as the window reaches it; at the end of its term the same
 * one if the window still reaches it, otherwise the one below, for another term. Without a card there is no
 * level.
 */
export function reviewedLevel(ladder: Ladder, held: Held, counted: Counted, now: Date): Held {
  if (held.code === 'no_card') return held;
  const reached = reachedLevel(ladder, counted);
  if (rank(reached) > rank(held.code))
    return { code: reached, expiresAt: yearsAfter(now, ladder.statusYears) };
  if (held.expiresAt === null || held.expiresAt > now) return held;
  const code = rank(reached) === rank(held.code) ? held.code : below(held.code);
  return { code, expiresAt: yearsAfter(held.expiresAt, ladder.statusYears) };
}

const below = (code: CardCode): Level['code'] => (code === 'premium' ? 'prestige' : 'basic');

export interface NextLevel {
  readonly level: Level;
  /** What is missing; either of the two is enough. */
  readonly kopecks: Kopecks;
  readonly deals: number;
}

/** The next level, and what is missing for it; undefined at the top. */
export function nextLevel({ levels }: Ladder, code: CardCode, counted: Counted): NextLevel | undefined {
  const level = levels.find((one) => rank(one.code) > rank(code));
  return (
    level && {
      level,
      kopecks: Math.max(0, level.kopecks - counted.kopecks),
      deals: Math.max(0, level.deals - counted.deals),
    }
  );
}

/** A moment some years later or earlier; 29 February becomes 28 February in a common year. */
export function yearsAfter(moment: Date, years: number): Date {
  const moved = new Date(moment);
  moved.setUTCFullYear(moment.getUTCFullYear() + years);
  if (moved.getUTCMonth() !== moment.getUTCMonth()) moved.setUTCDate(0);
  return moved;
}

/** The first day of a status, YYYY-MM-DD in Moscow: its expiry minus the years of a term (S4.11-07). */
export function statusSince(expiresAt: string, { statusYears }: Ladder): string {
  const day = isoDay(expiresAt);
  return yearsAfter(new Date(`${day}T00:00:00Z`), -statusYears)
    .toISOString()
    .slice(0, 10);
}
