import type { DealPlace } from '@novosel/contract/deals/places.ts';
import type { DealEvent } from '@novosel/contract/deals/rules.ts';
import type { Context } from '../src/context.ts';
import { type MovedBy, stepDeal } from '../src/domains/deals/public.ts';
import { inTransaction } from '../src/platform/database/in-transaction.ts';

interface SignedStep {
  readonly deal: string;
  readonly from: DealPlace;
  readonly to: DealPlace;
}

const signed: Partial<Record<DealPlace, { readonly event: DealEvent; readonly actor: MovedBy['actor'] }>> = {
  signing: { event: 'sign-contract', actor: 'buyer' },
  'counter-signing': { event: 'sign-by-all', actor: 'staff' },
};

/**
 * A step that signatures in the operator's app make, made by a call: only its place matters here.
 * @returns whether it was made; undefined for any other step
 */
export async function stepOfApps(
  context: Context,
  { deal: dealId, from, to }: SignedStep,
): Promise<boolean | undefined> {
  const step = signed[from];
  if (!step || !['counter-signing', 'registration'].includes(to)) return undefined;
  const { event, actor } = step;
  return inTransaction(context.db, (tx) => stepDeal(context, tx, { dealId, event, by: { actor } }));
}
