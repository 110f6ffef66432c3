import {
  type DepositPlace,
  type DepositPosition,
  depositPlace,
  depositPositions,
  mayMoveDeposit,
} from '@novosel/contract/payments/rules.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type DepositEvent, depositAfter } from './deposit-after.ts';
import { type DepositRow, updateDeposit } from './payments.repo.ts';

/** The place of a stored deposit. @throws Error for an invalid combination */
export function placeOf(deposit: DepositRow): DepositPlace {
  const { status, code, providerStatus } = deposit;
  const place = depositPlace({ deposit: status, code, provider: providerStatus } as DepositPosition);
  if (!place) throw new Error(`deposit ${deposit.id} stands nowhere: ${status} ${code} ${providerStatus}`);
  return place;
}

/**
 * Moves the three columns of a locked deposit together, by the contract's table.
 * @returns the new place, or undefined when the event changes nothing
 */
export async function moveDeposit(
  tx: Tx,
  deposit: DepositRow,
  event: DepositEvent,
  at: Date,
  more: Partial<Pick<DepositRow, 'paidAt' | 'paidBy'>> = {},
): Promise<DepositPlace | undefined> {
  const from = placeOf(deposit);
  const to = depositAfter(from, event);
  if (!to) return undefined;
  if (!mayMoveDeposit(from, to)) throw new Error(`a deposit may not move from ${from} to ${to}`);
  const position = depositPositions[to];
  await updateDeposit(tx, deposit.id, {
    status: position.deposit,
    code: position.code,
    providerStatus: position.provider,
    updatedAt: at,
    ...more,
  });
  return to;
}
