import type { BookingState } from '@novosel/contract/booking/rules.ts';
import type { deskQueue, QueueItem } from '@novosel/contract/desk/endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/db.ts';
import { ok } from '../../platform/http/ok.ts';
import { turnOf } from '../deals/public.ts';
import { findQueue, type QueueRow } from './desk.repo.ts';
import { kindOf } from './kind-of.ts';
import { readCursor, writeCursor } from './queue-cursor.ts';
import { readText } from './queue-text.ts';

const pageSize = 50;

/** Bookings and deals by their term, the overdue first. @throws AppError VALIDATION for a strange cursor */
export async function readQueue(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  query: QueryOf<typeof deskQueue>,
): Promise<AnswerOf<typeof deskQueue>> {
  const filter = {
    turn: query.turn,
    text: readText(query.text),
    closed: query.closed === '1',
    after: query.after === undefined ? undefined : readCursor(query.after),
  };
  const { rows, counts } = await findQueue(db, filter, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return ok({
    now: clock.now().toISOString(),
    items: shown.map(toItem),
    next: last ? writeCursor({ at: last.sort_at, id: last.id }) : null,
    counts,
  });
}

function toItem(row: QueueRow): QueueItem {
  return {
    booking: row.id,
    number: row.deal_number ?? row.number,
    buyer: `${row.surname} ${row.name}`,
    phone: row.phone ?? '',
    estate: {
      id: row.estate_id,
      number: row.estate_number,
      kind: kindOf(row.estate_kind),
      complex: row.complex,
    },
    state: row.state,
    step: row.step,
    priceKopecks: row.price_kopecks,
    turn: turnOf({
      estateId: row.estate_id,
      state: row.state as BookingState,
      awaitsBuyer: row.awaits_buyer,
      paidInCash: row.cash_return,
      byTransfer: row.by_transfer,
      failedRefund: failedRefundOf(row),
      startedAt: new Date(row.started_at),
      holdUntil: new Date(row.hold_until),
      updatedAt: new Date(row.updated_at),
      deal: dealOf(row),
    }),
    paymentRefused: row.payment_refused,
    live: row.live,
    updatedAt: row.updated_at,
  };
}

function failedRefundOf({ failed_since, failed_due }: QueueRow) {
  if (failed_since === null || failed_due === null) return undefined;
  return { since: new Date(failed_since), dueAt: new Date(failed_due) };
}

function dealOf({ step, handover, step_since, due_at }: QueueRow) {
  if (step === null || step_since === null) return undefined;
  return {
    step,
    handover,
    stepSince: new Date(step_since),
    dueAt: due_at === null ? null : new Date(due_at),
  };
}
