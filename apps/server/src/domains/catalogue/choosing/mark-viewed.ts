import {
  type listViewed as listEndpoint,
  viewedAtMost,
} from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findEstate } from '../catalogue.repo.ts';
import { plansOf } from '../plans-of.ts';
import { toEstate } from '../search/estate-row.ts';
import { findTied, touchViewed } from './choosing.repo.ts';

/**
 * Adds an estate to a person's viewed list (S3-41).
 * @returns the length of the list
 * @throws AppError NOT_FOUND
 */
export async function markViewed(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
  estateId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await findEstate(tx, estateId, undefined))) throw new AppError('NOT_FOUND');
    return touchViewed(tx, { userId, estateId, at }, viewedAtMost);
  });
}

/** The viewed estates of a person, the latest first. */
export async function listViewed(
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const found = await findTied(db, userId, 'viewed');
  return {
    items: found.map((row) => ({ estate: toEstate(row), at: new Date(row.tied_at).toISOString() })),
    plans: await plansOf(db, found),
  };
}
