import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { checkConsentCode, signConsent as signByCode } from '../signing/public.ts';
import { setSigned } from './mortgage.repo.ts';

/**
 * Signs the separate consent (truth 10) by a code of its text and sets the flag (S4.7-14), in one
 * transaction. Signing it again while it is in force changes nothing.
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
