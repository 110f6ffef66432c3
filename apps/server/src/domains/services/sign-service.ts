import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { findRequest, lockRequest, moveRequest } from '../requests/public.ts';
import { checkConsentCode, signConsent } from '../signing/public.ts';
import { wrongDetails } from './order-service.ts';
import { serviceFamily } from './service-family.ts';

interface Signature {
  readonly id: string;
  /** The code from `sendConsentCode`. */
  readonly code: string | undefined;
}

/**
 * Gives the consent, signed by the code, unless one is in force, and sends the request (S1-15).
 * @throws AppError NOT_FOUND also for another's; STEP_WRONG when it is already sent, or one of its years is
 * too old by now; CODE_WRONG, CODE_EXPIRED (also without a code), CODE_TRIES_OVER
 */
export async function signService(
  deps: Pick<Context, 'config' | 'db' | 'clock'>,
  act: BuyerAct,
  { id, code }: Signature,
): Promise<{ id: string; number: number }> {
  const { db, clock } = deps;
  const { actor, locale = 'ru' } = act;
  const userId = actor.id;
  const found = await findRequest(db, serviceFamily, id, userId);
  if (!found) throw new AppError('NOT_FOUND');
  // A new year may have begun since the form was filled in.
  const outdated = wrongDetails(serviceFamily.readDetails(found.details), clock.now()).length > 0;
  if (found.state !== 'draft' || outdated) throw new AppError('STEP_WRONG');
  const toSign = { userId, kind: 'tax', locale } as const;
  const checked = await checkConsentCode(deps, toSign, code);
  return db.transaction(async (tx) => {
    const at = clock.now();
    await signConsent(tx, { ...act, at }, { kind: 'tax', code: checked });
    const row = await lockRequest(tx, serviceFamily, id, userId);
    if (!row) throw new AppError('NOT_FOUND');
    await moveRequest(tx, { ...act, at }, serviceFamily, row, { act: 'sign' });
    return { id, number: row.number };
  });
}
