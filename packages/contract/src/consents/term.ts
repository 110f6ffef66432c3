import type { GivenKind } from './endpoints.ts';

/** 218-FZ, article 6, part 10: a consent to a credit report holds for six months. */
const months: Partial<Record<GivenKind, number>> = { scoring: 6 };

/** The moment at which an unwithdrawn consent ends; null when it has no term. */
export function consentEnd(kind: GivenKind, givenAt: string): string | null {
  const term = months[kind];
  if (term === undefined) return null;
  const given = new Date(givenAt);
  const end = new Date(given);
  end.setUTCMonth(given.getUTCMonth() + term);
  // The last day of a shorter month, such as 28 February for 31 August.
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** Whether an unwithdrawn consent has ended by its term. */
export function consentIsOver(kind: GivenKind, givenAt: string, now: Date): boolean {
  const end = consentEnd(kind, givenAt);
  return end !== null && new Date(end) <= now;
}
