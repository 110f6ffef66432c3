import type { Context } from '../../context.ts';
import { checkConsentCode, signConsent as signByCode } from '../signing/public.ts';
import { setSigned } from './mortgage.repo.ts';

interface Signing {
  readonly userId: number;
  readonly locale: 'ru' | 'en';
  readonly address: string;
  readonly code: string;
}

/**
 * The consent of its own purpose (truth 10), signed by the code of its text, with the flag that follows from
 * it (S4.7-14), in one transaction. Signed again while it is in force it stays as it is.
 * @throws AppError CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export async function signConsent(
  deps: Pick<Context, 'clock' | 'config' | 'db'>,
  { userId, locale, address, code }: Signing,
): Promise<{ readonly sopdSigned: boolean }> {
  const toSign = { userId, kind: 'mortgage', locale } as const;
  const checked = await checkConsentCode(deps, toSign, code);
  await deps.db.transaction(async (tx) => {
    await signByCode(tx, { ...toSign, code: checked, address, at: deps.clock.now() });
    await setSigned(tx, userId, true);
  });
  return { sopdSigned: true };
}
