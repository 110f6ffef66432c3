import type { EscrowAccount } from '@novosel/contract/deals/escrow.ts';
import { escrowEvent, escrowRefusal } from '@novosel/contract/deals/escrow-rules.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Executor, sqlState } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { escrowRecorded } from '../deals.events.ts';
import { noteAct, tellPages } from '../note-act.ts';
import { lockDeal } from '../step-deal.ts';
import { escrowOf, saveEscrow } from './escrow.repo.ts';

interface RecordedEscrow {
  readonly dealId: string;
  readonly account: EscrowAccount;
}

/**
 * The bank has opened the buyer's escrow account: he is shown where to pay. The same account again changes
 * nothing; another one takes its place, and a buyer who has been shown the former one is told so.
 * @throws AppError STEP_WRONG, ROLE_DENIED, NOT_FOUND; ESCROW_ACCOUNT_USED when another deal has it
 */
export async function recordEscrow(
  { events }: Pick<Context, 'events'>,
  db: Executor,
  act: StaffAct,
  { dealId, account: recorded }: RecordedEscrow,
): Promise<void> {
  const done = inTransaction(db, async (tx) => {
    const { at, actor } = act;
    const deal = (await lockDeal(tx, dealId))?.deal;
    const refused = escrowRefusal({ place: deal?.place ?? null, roles: actor.roles });
    if (!deal || refused) throw new AppError(refused ?? 'STEP_WRONG');
    const { bank, bik, correspondentAccount, account } = recorded;
    const before = await escrowOf(tx, dealId);
    if (before && isSame(before, recorded)) return;
    await saveEscrow(tx, { dealId, bank, bik, correspondentAccount, account, recordedAt: at });
    await noteAct(tx, act, {
      deal,
      event: escrowEvent,
      reason: `${account}, ${bank}`,
      action: 'deal.record-escrow',
      details: { again: before !== undefined },
    });
    const mainBuyer = await tellPages(tx, deal, at);
    // Sooner he is not shown where to pay: the price is paid after the registration (214-FZ, art. 3, part 3).
    if (deal.place !== 'funding') return;
    const { number, estateId } = deal;
    const replaced = before !== undefined;
    await events.publish(tx, escrowRecorded, { dealId, number, estateId, mainBuyer, replaced, at });
  });
  await done.catch((error: unknown) => {
    // 23505: the account is that of another deal.
    throw sqlState(error) === '23505' ? new AppError('ESCROW_ACCOUNT_USED') : error;
  });
}

const isSame = (one: EscrowAccount, other: EscrowAccount): boolean =>
  (['bank', 'bik', 'correspondentAccount', 'account'] as const).every((name) => one[name] === other[name]);
