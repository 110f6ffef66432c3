import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import type { RefundState } from '@novosel/contract/payments/refunds.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import type { RefundRow } from '../payments.repo.ts';

/** A refund for display. */
export function refundView({
  kopecks,
  state,
  createdAt,
  failedAt,
  doneAt,
}: Pick<RefundRow, 'kopecks' | 'state' | 'createdAt' | 'failedAt' | 'doneAt'>) {
  const failed = state === 'failed';
  return {
    kopecks,
    state: state as RefundState,
    at: (doneAt ?? failedAt ?? createdAt).toISOString(),
    dueAt: failed ? endOfLawTerm(createdAt, cashReturnDays).toISOString() : null,
  };
}
