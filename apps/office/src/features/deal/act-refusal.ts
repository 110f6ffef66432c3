import { type BookingState, liveStates } from '@novosel/contract/booking/rules.ts';
import type { DeskAct } from '@novosel/contract/desk/rules.ts';

/** Why an act is refused, finer than the code: by what has to happen first. */
export function refusalKey(act: DeskAct, refused: string, state: BookingState): string {
  if (refused === 'ROLE_DENIED') return `deal.refused.role.${act}`;
  if (refused === 'CONTRACT_SIGNED') return 'deal.refused.contract';
  if (refused === 'HOLD_EXPIRED') return 'deal.refused.expired';
  if (refused === 'TERM_OVER') return 'deal.refused.term';
  if (act === 'ask-refund-again' || act === 'return-otherwise') return 'deal.refused.no-failed-refund';
  if (act === 'confirm-transfer') return 'deal.refused.no-transfer';
  if (act === 'return-cash') return 'deal.refused.no-cash';
  if (!liveStates.includes(state)) return 'deal.refused.closed';
  if (act === 'change-terms') return 'deal.refused.not-signed';
  if (act !== 'confirm-cash') return 'deal.refused.other';
  if (state === 'success') return 'deal.refused.paid';
  return state === 'paying' || state === 'unclear' ? 'deal.refused.bank' : 'deal.refused.unsigned';
}
