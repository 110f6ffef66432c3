import type { PlanEntry } from '@novosel/contract/catalogue/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findPlans } from './catalogue.repo.ts';

/** The plans of some estates, each once. */
export async function plansOf(
  db: Executor,
  estates: readonly { readonly plan_id: number }[],
): Promise<PlanEntry[]> {
  const ids = [...new Set(estates.map(({ plan_id }) => plan_id))];
  return ids.length > 0 ? findPlans(db, ids) : [];
}
