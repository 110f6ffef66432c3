import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { ensureConsent } from '../consents/public.ts';
import { type CheckedCode, useCode } from '../identity/public.ts';
import type { ConsentToSign } from './consent-claim.ts';
import { assertKind } from './kinds/paper-kinds.ts';

interface Signature extends Pick<ConsentToSign, 'kind'> {
  /** Of `checkConsentCode`. */
  readonly code: CheckedCode | undefined;
}

/**
 * Gives a consent, signed by the code, unless one is in force, in the transaction of the act that needs it.
 * @throws AppError CODE_EXPIRED when a twin was first, and without a code
 */
export async function signConsent(tx: Executor, act: BuyerAct, { kind, code }: Signature): Promise<void> {
  if (!(await ensureConsent(tx, act, { kind, codeId: code?.id }))) return;
  if (!code) throw new AppError('CODE_EXPIRED');
  await assertKind(tx, { paper: 'service-consent', kind: 'simple', at: act.at });
  await useCode(tx, code, act.at);
}
