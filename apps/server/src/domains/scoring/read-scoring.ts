import { consentEnd } from '@novosel/contract/consents/term.ts';
import type { Scoring } from '@novosel/contract/scoring/endpoints.ts';
import type { Context } from '../../context.ts';
import { after } from '../../platform/clock.ts';
import { consentInForce } from '../consents/public.ts';
import { findRating, type RatingRow } from './scoring.repo.ts';

/** A credit history changes daily: it is not requested more often. In seconds. */
export const restSeconds = 24 * 60 * 60;

/** S7-44: the rating itself, null while there is none. */
export async function readRating({ db }: Pick<Context, 'db'>, userId: number): Promise<number | null> {
  return (await findRating(db, userId))?.rating ?? null;
}

/** State of the request. */
export async function readScoring(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<Scoring> {
  const now = clock.now();
  const row = await findRating(db, userId);
  const consent = await consentInForce(db, { userId, kind: 'scoring', at: now });
  return {
    state: (row?.state ?? 'none') as Scoring['state'],
    askedAt: row?.askedAt.toISOString() ?? null,
    ratedAt: row?.ratedAt?.toISOString() ?? null,
    unclear: row?.unclear ?? false,
    nextAskAt: row?.nextAskAt?.toISOString() ?? null,
    mayAskAt: mayAskAt(row, now),
    consentUntil: consent ? consentEnd('scoring', consent.givenAt.toISOString()) : null,
    now: now.toISOString(),
  };
}

function mayAskAt(row: RatingRow | undefined, now: Date): string | null {
  const rested = row?.answeredAt && after(row.answeredAt, restSeconds);
  return rested && rested > now ? rested.toISOString() : null;
}
