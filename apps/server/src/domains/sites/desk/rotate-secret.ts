import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newToken, tokenHash } from '../../identity/public.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { noteSiteAct, type StaffVisit } from './site-act.ts';

type Call = StaffVisit & { readonly params: { readonly site: string } };

/**
 * Gives a client a new secret. The former one opens nothing from this moment on; what it was changed for
 * stays alive in the hands of who has the new one.
 * @throws AppError NOT_FOUND, STEP_WRONG for a site that keeps no secret
 */
export async function rotateSecret({ db, clock }: Pick<Context, 'db' | 'clock'>, call: Call) {
  const at = clock.now();
  const secret = newToken();
  const clientId = call.params.site;
  await db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId);
    if (!client) throw new AppError('NOT_FOUND');
    if (client.secretHash === null) throw new AppError('STEP_WRONG');
    await setClient(tx, clientId, { secretHash: tokenHash(secret) });
    await noteSiteAct(tx, call, { act: 'rotate-secret', clientId }, at);
  });
  return { result: true, data: { clientId, secret } } as const;
}
