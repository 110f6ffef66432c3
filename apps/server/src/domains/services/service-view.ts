import { type RequestState, turnAt } from '@novosel/contract/services/rules.ts';
import type { ServiceItem, ServiceView } from '@novosel/contract/services/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { estatesById } from '../catalogue/public.ts';
import { listSteps, type RequestRow } from './services.repo.ts';

/** Requests as lists show them, with the estates as `reader` sees them. */
export async function toItems(
  db: Executor,
  rows: readonly RequestRow[],
  reader: number,
): Promise<ServiceItem[]> {
  const ids = rows.flatMap(({ estateId }) => estateId ?? []);
  const estates = await estatesById(db, ids, reader);
  return rows.map(({ id, number, service, state, since, promisedBy, hasNew, createdAt, estateId }) => ({
    id,
    number,
    service,
    state,
    turn: turnAt(state),
    since: since.toISOString(),
    promisedBy: promisedBy?.toISOString() ?? null,
    hasNew,
    createdAt: createdAt.toISOString(),
    estate: (estateId !== null && estates.get(estateId)) || null,
  }));
}

export async function toView(
  db: Executor,
  row: RequestRow,
  { reader, now }: { readonly reader: number; readonly now: Date },
): Promise<ServiceView> {
  const [item] = await toItems(db, [row], reader);
  if (!item) throw new Error('a request without itself');
  const steps = await listSteps(db, row.id);
  return {
    ...item,
    now: now.toISOString(),
    details: row.details,
    options: row.options,
    choice: row.choice,
    steps: steps.map(({ fromStaff, author, state, files, ...step }) => ({
      ...step,
      state: state as RequestState,
      from: fromStaff || step.act === 'end' ? 'staff' : 'buyer',
      author: fromStaff ? author : null,
      files: [...files],
    })),
  };
}
