import type { StopReason } from '@novosel/contract/signatures/rounds.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct, PersonAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type MovedBy, ofDeal, stepDeal } from '../deals/public.ts';
import { lockForSigner, type ReachedSigning } from './reach-signing.ts';
import { signingStopped } from './signatures.events.ts';
import { type LineRow, updateSigning, voidRequests } from './signatures.repo.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

export interface Refused {
  readonly reason: StopReason;
  readonly text?: string | undefined;
}

interface Stopped extends Refused {
  readonly line: LineRow;
  readonly byPhone: boolean;
  readonly by: MovedBy;
}

/**
 * Somebody refuses to sign: nobody signs any more, what was signed stays as history, and the deal goes back
 * to its contract, all in one transaction.
 * @throws AppError STEP_WRONG when the signing is over
 */
export async function stop(
  { clock, events }: Deps,
  tx: Tx,
  act: PersonAct,
  { deal, signing, lines }: ReachedSigning,
  { line, reason, text, byPhone, by }: Stopped,
): Promise<void> {
  if (signing.state !== 'open') throw new AppError('STEP_WRONG');
  const { at } = act;
  const stopText = text?.trim() || null;
  await updateSigning(tx, signing.id, {
    state: 'stopped',
    closedAt: at,
    stopReason: reason,
    stopText,
    stoppedBy: line.id,
    stoppedByPhone: byPhone,
  });
  await voidRequests(
    tx,
    lines.map(({ id }) => id),
    at,
  );
  const details = { side: line.side, reason, byPhone };
  await audit(tx, act, { action: 'signatures.stop', subject: ofDeal(deal.id), details });
  const news = { signingId: signing.id, dealId: deal.id, name: line.name, reason, text: stopText, at };
  await events.publish(tx, signingStopped, news);
  // Once the members have signed, the desk decides what becomes of the deal.
  const event = deal.place === 'signing' ? 'refuse-signature' : 'raise-exception';
  if (!(await stepDeal({ clock, events }, tx, { dealId: deal.id, event, by })))
    throw new AppError('STEP_WRONG');
}

/** A signer refuses on his page. @throws AppError NOT_FOUND, STEP_WRONG */
export function stopSigning(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, ...refused }: Refused & { readonly estateId: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { mine: line, ...reached } = await lockForSigner(tx, act.actor.id, estateId);
    const by = { actor: 'buyer', actorId: act.actor.id, reason: line.name } as const;
    await stop(deps, tx, act, reached, { line, ...refused, byPhone: false, by });
  });
}
