import type { EscrowAccount } from '@novosel/contract/deals/escrow.ts';
import { escrowEvent, escrowRefusal } from '@novosel/contract/deals/escrow-rules.ts';
import type { StaffRole } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Executor, sqlState } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { escrowRecorded } from '../deals.events.ts';
import { type DealStaffAct, noteAct, tellPages } from '../note-act.ts';
import { lockDeal } from '../step-deal.ts';
import { escrowOf, saveEscrow } from './escrow.repo.ts';

interface RecordedEscrow extends DealStaffAct {
  readonly account: EscrowAccount;
  readonly roles: readonly StaffRole[];
}

/**
 * The bank has opened the buyer's escrow account: he is shown where to pay. The same account again changes
 * nothing; another one takes its place, and a buyer who has been shown the former one is told so.
 * @throws AppError STEP_WRONG, ROLE_DENIED, NOT_FOUND; ESCROW_ACCOUNT_USED when another deal has it
 */
export async function recordEscrow(
  { clock, events }: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: RecordedEscrow,
): Promise<void> {
  const done = inTransaction(db, async (tx) => {
    const at = clock.now();
    const deal = (await lockDeal(tx, act.dealId))?.deal;
    const refused = escrowRefusal({ place: deal?.place ?? null, roles: act.roles });
    if (!deal || refused) throw new AppError(refused ?? 'STEP_WRONG');
    const { bank, bik, correspondentAccount, account } = act.account;
    const before = await escrowOf(tx, deal.id);
    if (before && isSame(before, act.account)) return;
    await saveEscrow(tx, { dealId: deal.id, bank, bik, correspondentAccount, account, recordedAt: at });
    await noteAct(tx, {
      deal,
      act,
      event: escrowEvent,
      reason: `${account}, ${bank}`,
      action: 'deal.record-escrow',
      details: { again: before !== undefined },
      at,
    });
    const mainBuyer = await tellPages(tx, deal, at);
    // Sooner he is not shown where to pay: the price is paid after the registration (214-FZ, art. 3, part 3).
    if (deal.place !== 'funding') return;
    const { id: dealId, number, estateId } = deal;
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
