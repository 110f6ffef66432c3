import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { endPayloadsOfClient } from '../tokens/ended.repo.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { noteSiteAct } from './site-act.ts';

interface Turn {
  readonly clientId: string;
  readonly reason: string;
}

/**
 * Blocks a client: nobody can sign in there, and its grants, codes, access and refresh tokens end in the same
 * transaction.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is already blocked
 */
export const blockSite = (db: Executor, act: StaffAct, why: Turn): Promise<void> => turn(db, act, why, true);

/**
 * Unblocks a client. Tokens issued while it was being blocked end, too. People's consents stay.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is not blocked
 */
export const unblockSite = (db: Executor, act: StaffAct, why: Turn): Promise<void> =>
  turn(db, act, why, false);

function turn(db: Executor, act: StaffAct, { clientId, reason }: Turn, block: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    await assertOther(tx, clientId, block);
    await setClient(tx, clientId, { blockedAt: block ? act.at : null, blockReason: block ? reason : null });
    await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(tx, act, { event: block ? 'block' : 'unblock', clientId, details: { reason } });
  });
}

async function assertOther(tx: Tx, clientId: string, block: boolean): Promise<void> {
  const client = await lockClient(tx, clientId);
  if (!client) throw new AppError('NOT_FOUND');
  if ((client.blockedAt !== null) === block) throw new AppError('STEP_WRONG');
}
