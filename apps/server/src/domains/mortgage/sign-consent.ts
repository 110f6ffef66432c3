import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { checkConsentCode, signConsent as signByCode } from '../signing/public.ts';
import { setSigned } from './mortgage.repo.ts';

/**
 * The consent of its own purpose (truth 10), signed by the code of its text, with the flag that follows from
 * it (S4.7-14), in one transaction. Signed again while it is in force it stays as it is.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export async function signConsent(
  deps: Pick<Context, 'clock' | 'config' | 'db'>,
  act: BuyerAct,
  code: string,
): Promise<{ readonly sopdSigned: boolean }> {
  const { actor, locale = 'ru' } = act;
  const { id: userId } = actor;
  const toSign = { userId, kind: 'mortgage', locale } as const;
  const checked = await checkConsentCode(deps, toSign, code);
  await deps.db.transaction(async (tx) => {
    await signByCode(tx, act, { kind: 'mortgage', code: checked });
    await setSigned(tx, userId, true);
  });
  return { sopdSigned: true };
}
