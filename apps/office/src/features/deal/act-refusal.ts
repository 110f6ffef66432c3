import type { BookingState } from '@novosel/contract/booking/rules.ts';
import type { DeskAct } from '@novosel/contract/desk/rules.ts';

/**
 * Key of the text that says why an act is refused; more specific than the code: it names what must happen
 * first.
 */
export function refusalKey(act: DeskAct, refused: string, state: BookingState): string {
  if (refused === 'ROLE_DENIED') return `deal.refused.role.${act}`;
  if (refused === 'HOLD_EXPIRED') return 'deal.refused.expired';
  if (refused === 'TERM_OVER') return 'deal.refused.term';
  if (state === 'paying' || state === 'unclear') return 'deal.refused.bank';
  if (state === 'resign') return 'deal.refused.edition';
  return act === 'change-terms' ? 'deal.refused.not-signed' : 'deal.refused.unsigned';
}
