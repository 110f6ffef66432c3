import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { endPayloadsOfClient } from '../tokens/ended.repo.ts';
import { lockClient, setClient } from './desk-sites.repo.ts';
import { noteSiteAct, type StaffVisit } from './site-act.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Call = StaffVisit & {
  readonly params: { readonly site: string };
  readonly body: { readonly reason: string };
};

/**
 * Nobody signs in there any more, and what the client was given ends in the same transaction: grants, codes,
 * access and refresh tokens.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is blocked already
 */
export const blockSite = (deps: Deps, call: Call) => turn(deps, call, true);

/**
 * Lets a client in again. What was given while it was being blocked ends too. People keep what they have
 * allowed.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is not blocked
 */
export const unblockSite = (deps: Deps, call: Call) => turn(deps, call, false);

async function turn({ db, clock }: Deps, { params, body: { reason }, ...visit }: Call, block: boolean) {
  const at = clock.now();
  const clientId = params.site;
  await db.transaction(async (tx) => {
    await assertOther(tx, clientId, block);
    await setClient(tx, clientId, { blockedAt: block ? at : null, blockReason: block ? reason : null });
    await endPayloadsOfClient(tx, clientId);
    await noteSiteAct(tx, visit, { act: block ? 'block' : 'unblock', clientId, details: { reason } }, at);
  });
  return { result: true } as const;
}

async function assertOther(tx: Tx, clientId: string, block: boolean): Promise<void> {
  const client = await lockClient(tx, clientId);
  if (!client) throw new AppError('NOT_FOUND');
  if ((client.blockedAt !== null) === block) throw new AppError('STEP_WRONG');
}
