import type { GivenKind } from './endpoints.ts';

/** 218-FZ, article 6, part 10: a consent to a credit report holds for six months. */
const months: Partial<Record<GivenKind, number>> = { scoring: 6 };

/**
 * The moment from which a consent holds no more, though nobody has withdrawn it; null: it holds until then.
 */
export function consentEnd(kind: GivenKind, givenAt: string): string | null {
  const term = months[kind];
  if (term === undefined) return null;
  const given = new Date(givenAt);
  const end = new Date(given);
  end.setUTCMonth(given.getUTCMonth() + term);
  // The last day of August and of February: a month that has no such day ends with its last one.
  if (end.getUTCDate() !== given.getUTCDate()) end.setUTCDate(0);
  return end.toISOString();
}

/** Whether a consent that nobody has withdrawn has ended by itself. */
export function consentIsOver(kind: GivenKind, givenAt: string, now: Date): boolean {
  const end = consentEnd(kind, givenAt);
  return end !== null && new Date(end) <= now;
}
