import { cashReturnDays } from '@novosel/contract/booking/terms.ts';
import type { deskQueue, QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { endOfLawTerm } from '@novosel/contract/time/end-of-term.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { type Standing, standingsOf, turnOfRefund } from '../../domains/deals/public.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { kindOf } from '../kind-of.ts';
import { findQueue, type QueueRow } from './queue.repo.ts';
import { readCursor, writeCursor } from './queue-cursor.ts';
import { readText } from './queue-text.ts';

const pageSize = 50;

/** Bookings and deals by due date, overdue ones first. @throws AppError VALIDATION for an invalid cursor */
export async function readQueue(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  query: QueryOf<typeof deskQueue>,
): Promise<AnswerOf<typeof deskQueue>['data']> {
  const filter = {
    turn: query.turn,
    text: readText(query.text),
    closed: query.closed === '1',
    after: query.after === undefined ? undefined : readCursor(query.after),
  };
  return inSnapshot(db, async (at) => {
    const { rows, counts } = await findQueue(at, filter, pageSize + 1);
    const shown = rows.slice(0, pageSize);
    const ids = shown.map(({ id }) => id);
    const standings = await standingsOf(at, ids);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      now: clock.now().toISOString(),
      items: shown.flatMap((row) => toItem(row, standings.get(row.id))),
      next: last ? writeCursor({ at: last.sort_at, id: last.id }) : null,
      counts,
    };
  });
}

function toItem(row: QueueRow, standing: Standing | undefined): QueueItem[] {
  if (!standing) return [];
  const item = {
    booking: row.id,
    deal: standing.deal,
    number: row.number,
    buyer: `${row.surname} ${row.name}`,
    phone: row.phone ?? '',
    estate: {
      id: row.estate_id,
      number: row.estate_number,
      kind: kindOf(row.estate_kind),
      complex: row.complex,
    },
    state: row.state,
    place: row.place,
    priceKopecks: row.price_kopecks,
    turn: turnOfFailedRefund(row) ?? standing.turn,
    paymentRefused: row.payment_refused,
    live: row.live,
    updatedAt: row.updated_at,
  };
  return [item];
}

function turnOfFailedRefund({ estate_id, failed_since, failed_ordered }: QueueRow) {
  if (failed_since === null || failed_ordered === null) return undefined;
  const dueAt = endOfLawTerm(new Date(failed_ordered), cashReturnDays);
  return turnOfRefund(estate_id, { since: new Date(failed_since), dueAt });
}
