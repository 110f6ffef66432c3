import type { awaitedTransfers } from '@novosel/contract/desk/transfers-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../platform/database/db.ts';
import { readTransferText } from './transfer-text.ts';
import { findTransfers } from './transfers.repo.ts';

const mostShown = 50;

/** Transfers that the accountant compares with the bank statement. */
export async function readTransfers(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  { text }: QueryOf<typeof awaitedTransfers>,
): Promise<AnswerOf<typeof awaitedTransfers>['data']> {
  const found = await findTransfers(db, readTransferText(text), mostShown + 1);
  return {
    now: clock.now().toISOString(),
    items: found.slice(0, mostShown),
    more: found.length > mostShown,
  };
}
