import type { EdsView } from '@novosel/contract/eds/schema.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { listDeals } from '../../deals/public.ts';

/** The deal of a person that waits for his signature first; undefined without one. */
export async function signingTermOf(db: Executor, userId: number): Promise<EdsView['term']> {
  const deals = await listDeals(db, userId);
  const [first] = deals.filter(
    ({ open, place, turn }) => open && place === 'signing' && turn.turn === 'buyer',
  );
  const until = first?.turn.dueAt;
  if (!first || !until) return null;
  const { estate, number, turn } = first;
  return { estate: estate.id, number, since: turn.startedAt, until };
}
