import type { PaymentSchedule } from '@novosel/contract/deals/schedule.ts';
import { endOfDay } from '@novosel/contract/time/end-of-term.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findInstallments, type InstallmentRow } from './schedule.repo.ts';

/** The schedule of a deal as at a moment; null for a price that is paid at once. */
export async function scheduleOf(db: Executor, dealId: string, now: Date): Promise<PaymentSchedule | null> {
  const rows = await findInstallments(db, dealId);
  return rows.length > 0 ? scheduleView(rows, now) : null;
}

/** @param rows in the order of payment */
function scheduleView(rows: readonly InstallmentRow[], now: Date): PaymentSchedule {
  const next = rows.find(({ paidAt }) => !paidAt);
  return {
    paidKopecks: rows.reduce((sum, { kopecks, paidAt }) => sum + (paidAt ? kopecks : 0), 0),
    payments: rows.map((row) => ({
      number: row.number,
      dueOn: row.dueOn,
      kopecks: row.kopecks,
      state: stateOf(row, now, row === next),
      paidAt: row.paidAt?.toISOString() ?? null,
    })),
  };
}

function stateOf(
  { paidAt, dueOn }: InstallmentRow,
  now: Date,
  isNext: boolean,
): PaymentSchedule['payments'][number]['state'] {
  if (paidAt) return 'paid';
  if (endOfDay(dueOn) < now) return 'late';
  return isNext ? 'due' : 'later';
}
