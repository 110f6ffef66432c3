import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { type IssuedCode, issueCode } from '../identity/public.ts';
import { codesPerDay } from './completion.policy.ts';
import { type Completion, completionClaim, personToComplete } from './completion.ts';

/**
 * Sends the code that completes the registration (S4.3-05).
 * @throws AppError STEP_WRONG, DATA_MISMATCH, CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED
 */
export async function sendCompletionCode(
  deps: Pick<Context, 'config' | 'clock' | 'jobs' | 'db'>,
  act: BuyerAct,
  said: Completion,
): Promise<IssuedCode> {
  await personToComplete(deps, act, said);
  return deps.db.transaction((tx) =>
    issueCode(deps, tx, {
      ...completionClaim(deps, act, said),
      userId: act.actor.id,
      short: { perDay: codesPerDay },
      text: {
        ru: (code) => `Код ${code}: завершить регистрацию в кабинете. Никому его не говорите.`,
        en: (code) => `Code ${code}: to complete the registration. Do not tell it to anyone.`,
      },
    }),
  );
}
