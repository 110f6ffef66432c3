import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { estatesRestocked } from '../catalogue.events.ts';
import type { Change } from './checking/checked-line.ts';
import { occupiesPlace } from './checking/places.repo.ts';
import { appendPrices, type StockRow, updateStock } from './imports.repo.ts';
import { priceColumns } from './reading/read-columns.ts';

/**
 * Above this number pages get one event for each building: otherwise every open page would reload each
 * estate.
 */
const toldOneByOne = 50;

const isOnSale = ({ status }: StockRow) => status === estateStatuses.sale;

/** An estate before and after a change. */
export interface Move {
  readonly before: StockRow;
  readonly after: StockRow;
}

/** The estate after applying or undoing some changes. */
export function moved(row: StockRow, changes: readonly Change[], way: 'after' | 'before'): Move {
  const set = Object.fromEntries(changes.map((change) => [change.column, change[way]]));
  return { before: row, after: { ...row, ...set } };
}

/** Whether an estate returns to a place that another estate may have by now. */
export const returnsToPlace = ({ before, after }: Move): boolean =>
  !occupiesPlace(before) && occupiesPlace(after);

/** Whether an estate has the values that some changes expect. */
export function standsAt(row: StockRow, changes: readonly Change[], side: 'after' | 'before'): boolean {
  return changes.every((change) => row[change.column as keyof StockRow] === change[side]);
}

/** Updates estates: the rows, the price history, the events for open pages and for later domains. */
export async function setStock(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  moves: readonly Move[],
  at: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await updateStock(
    tx,
    moves.map(({ after }) => after),
  );
  const changes = moves.map(stockChange);
  const entries = changes.flatMap(({ estateId, prices }) =>
    prices.map(({ form, after }) => ({ estateId, form, kopecks: after })),
  );
  await appendPrices(tx, entries, at);
  for (const building of new Set(moves.map(({ after }) => after.building)))
    await tell(tx, { to: 'house', topic: 'house', id: String(building) });
  if (moves.length <= toldOneByOne)
    for (const { after } of moves) await tell(tx, { to: 'everyone', topic: 'estate', id: String(after.id) });
  // Price changes of booked or sold estates are not announced.
  const news = moves
    .filter(({ before, after }) => isOnSale(before) || isOnSale(after))
    .map(stockChange)
    .filter(({ onSale, prices }) => onSale !== null || prices.length > 0);
  if (news.length > 0) await events.publish(tx, estatesRestocked, { changes: news, at });
}

function stockChange({ before, after }: Move) {
  const prices = priceColumns.flatMap((form) => {
    const now = after[form];
    return now === null || now === before[form] ? [] : { form, before: before[form], after: now };
  });
  return {
    estateId: after.id,
    onSale: isOnSale(before) === isOnSale(after) ? null : isOnSale(after),
    sold: after.status === estateStatuses.sold,
    prices,
  };
}
