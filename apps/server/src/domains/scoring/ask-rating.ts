import { randomUUID } from 'node:crypto';
import type { Scoring } from '@novosel/contract/scoring/endpoints.ts';
import type { Context } from '../../context.ts';
import { type BuyerAct, withoutRequest } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { after } from '../../platform/clock.ts';
import { checkConsentCode, signConsent } from '../signing/public.ts';
import { readScoring, restSeconds } from './read-scoring.ts';
import { insertQuestion } from './scoring.repo.ts';

/**
 * Gives the consent, signed by the code, unless one is in force, and records the request with its key; a job
 * of the same transaction calls the bank (truth 6).
 * @throws AppError STEP_WRONG while the bank is calculating, and for a day after its answer; CODE_WRONG,
 * CODE_EXPIRED (also without a code), CODE_TRIES_OVER
 */
export async function askRating(
  deps: Pick<Context, 'config' | 'db' | 'clock' | 'jobs'>,
  act: BuyerAct,
  code: string | undefined,
): Promise<Scoring> {
  const { at, actor, locale = 'ru' } = act;
  const { id: userId } = actor;
  const toSign = { userId, kind: 'scoring', locale } as const;
  const checked = await checkConsentCode(deps, toSign, code);
  await deps.db.transaction(async (tx) => {
    await signConsent(tx, act, { kind: 'scoring', code: checked });
    const answeredBefore = after(at, -restSeconds);
    if (!(await insertQuestion(tx, { userId, requestKey: randomUUID(), at, answeredBefore })))
      throw new AppError('STEP_WRONG');
    await audit(tx, withoutRequest(act), { action: 'scoring.ask', subject: `user:${userId}` });
    await deps.jobs.enqueue(tx, 'scoring.ask', { userId });
  });
  return readScoring(deps, userId);
}
