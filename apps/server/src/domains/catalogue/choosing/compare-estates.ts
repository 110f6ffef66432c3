import {
  comparedAtMost,
  type compareEstates as compareEndpoint,
  type setCompared as setEndpoint,
} from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { tell } from '../../../platform/sockets/sockets.ts';
import { dropFlatItem, findEstate, findEstatesById, setFlatItem } from '../catalogue.repo.ts';
import { plansOf } from '../plans-of.ts';
import { toEstate } from '../search/estate-row.ts';
import { monthlyOf } from '../search/monthly-of.ts';
import { findCompared, lockComparison } from './choosing.repo.ts';

type Compared = AnswerOf<typeof compareEndpoint>['data'];

/** Estates side by side, in the requested order; unknown IDs are ignored. */
export async function compareEstates(
  db: Executor,
  ids: readonly number[],
  reader: number | undefined,
): Promise<Compared> {
  const rows = await findEstatesById(db, ids, reader);
  const plans = new Map((await plansOf(db, rows)).map(({ id, plan }) => [id, plan]));
  const places = new Map([...new Set(ids)].map((id, place) => [id, place]));
  return rows
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .map((row) => {
      const estate = toEstate(row);
      return { estate, plan: plans.get(row.plan_id) ?? null, monthly: monthlyOf(estate) };
    });
}

/**
 * Adds an estate to a person's comparison or removes it.
 * @returns the IDs in the comparison
 * @throws AppError NOT_FOUND, COMPARISON_FULL
 */
export async function setCompared(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
  { estate: estateId, compared }: BodyOf<typeof setEndpoint>,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    if (!(await findEstate(tx, estateId, undefined))) throw new AppError('NOT_FOUND');
    await lockComparison(tx, userId);
    const present = await findCompared(tx, userId);
    if (compared && !present.includes(estateId)) {
      if (present.length >= comparedAtMost)
        throw new AppError('COMPARISON_FULL', { params: { max: comparedAtMost } });
      await setFlatItem(tx, userId, estateId, 'in_comparison', at);
    }
    if (!compared) await dropFlatItem(tx, userId, estateId, 'in_comparison');
    await tell(tx, { to: 'person', userId, topic: 'flats' });
    return findCompared(tx, userId);
  });
}
