import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newToken, tokenHash } from '../../identity/public.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { noteSiteAct } from './site-act.ts';

interface Told {
  readonly clientId: string;
  readonly secret: string;
}

/**
 * Gives a client a new secret. The former one stops working at once; tokens stay valid for the holder of the
 * new one.
 * @throws AppError NOT_FOUND, STEP_WRONG for a site without a secret
 */
export async function rotateSecret(db: Executor, act: StaffAct, clientId: string): Promise<Told> {
  const secret = newToken();
  await inTransaction(db, async (tx) => {
    const client = await lockClient(tx, clientId);
    if (!client) throw new AppError('NOT_FOUND');
    if (client.secretHash === null) throw new AppError('STEP_WRONG');
    await setClient(tx, clientId, { secretHash: tokenHash(secret) });
    await noteSiteAct(tx, act, { event: 'rotate-secret', clientId });
  });
  return { clientId, secret };
}
