import { randomUUID } from 'node:crypto';
import type { Scoring } from '@novosel/contract/scoring/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import { ensureConsent } from '../consents/public.ts';
import { readScoring, restSeconds } from './read-scoring.ts';
import { insertQuestion } from './scoring.repo.ts';

interface Asking {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  readonly address: string;
}

/**
 * Gives the consent, unless one is in force, and writes down the question with its key; the bank is called by a job of the
 * same transaction (truth 6). @throws AppError STEP_WRONG while the bank is counting, and for a day after its answer
 */
export async function askRating(
  deps: Pick<Context, 'db' | 'clock' | 'jobs'>,
  { userId, locale, address }: Asking,
): Promise<Scoring> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await ensureConsent(tx, { userId, kind: 'scoring', locale, address, at });
    const answeredBefore = after(at, -restSeconds);
    if (!(await insertQuestion(tx, { userId, requestKey: randomUUID(), at, answeredBefore })))
      throw new AppError('STEP_WRONG');
    await audit(tx, {
      at,
      actorKind: 'buyer',
      actorId: userId,
      action: 'scoring.ask',
      subject: `user:${userId}`,
      address,
    });
    await deps.jobs.enqueue(tx, 'scoring.ask', { userId });
  });
  return readScoring(deps, userId);
}
