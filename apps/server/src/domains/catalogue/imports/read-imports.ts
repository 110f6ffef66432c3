import type {
  getImport as getEndpoint,
  listPlannedPrices as plannedEndpoint,
} from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { listPricePlans as plansEndpoint } from '@novosel/contract/catalogue/prices/price-plan-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { personOf } from '../../identity/public.ts';
import { fullName } from '../names.ts';
import { namesOfStaff } from '../names-of-staff.ts';
import { findFreshHouses } from './checking/houses.repo.ts';
import { batchView, lineView } from './import-view.ts';
import { findBatch, findBatches, findLines, findWaiting } from './imports.repo.ts';
import { findPlansOfSame, findPricePlans } from './price-plans.repo.ts';

const batchesShown = 100;
const linesAtOnce = 100;
/** Planned prices shown of each plan: a multiple of three, since an estate has three prices. */
const plannedOfEach = 30;
const plannedShown = 600;
const plansAtOnce = 20;

/** The latest imports. */
export async function listImports(db: Executor) {
  const batches = await findBatches(db, batchesShown);
  const nameOf = await namesOfStaff(db, batches);
  return batches.map((batch) => batchView(batch, nameOf(batch.staffId)));
}

/** Price plans in every state, page by page. */
export async function listPricePlans(
  db: Executor,
  before: string | undefined,
): Promise<AnswerOf<typeof plansEndpoint>['data']> {
  const found = await findPricePlans(db, before, plansAtOnce + 1);
  const page = found.slice(0, plansAtOnce);
  const nameOf = await namesOfStaff(db, page);
  return {
    items: page.map((batch) => batchView(batch, nameOf(batch.staffId))),
    next: found.length > plansAtOnce ? (page.at(-1)?.id ?? null) : null,
  };
}

/** An import with some of its lines. @throws AppError NOT_FOUND */
export async function readImport(
  db: Executor,
  batchId: string,
  { after = 0, only }: QueryOf<typeof getEndpoint>,
): Promise<AnswerOf<typeof getEndpoint>['data']> {
  const batch = await findBatch(db, batchId);
  if (!batch) throw new AppError('NOT_FOUND');
  const found = await findLines(db, batchId, { after, only, limit: linesAtOnce + 1 });
  const lines = found.slice(0, linesAtOnce);
  return {
    batch: batchView(batch, fullName(await personOf(db, batch.staffId))),
    lines: lines.map(lineView),
    houses: (await findFreshHouses(db, batchId)).map(({ year, quarter, ...house }) => ({
      ...house,
      handover: { year, quarter },
    })),
    plans: (await findPlansOfSame(db, batchId)).map(({ valid_from, ...plan }) => ({
      ...plan,
      validFrom: new Date(valid_from).toISOString(),
    })),
    next: found.length > linesAtOnce ? (lines.at(-1)?.line ?? null) : null,
  };
}

/** Planned prices that wait for their day. */
export async function listPlanned(db: Executor): Promise<AnswerOf<typeof plannedEndpoint>['data']> {
  const rows = await findWaiting(db, { ofEach: plannedOfEach, limit: plannedShown });
  return rows.map(({ estate, number, form, before, kopecks, valid_from, batch, of }) => ({
    estate,
    number,
    form: form as 'full',
    beforeKopecks: before,
    kopecks,
    validFrom: new Date(valid_from).toISOString(),
    batch,
    of,
  }));
}
