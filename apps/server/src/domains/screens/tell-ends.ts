import type { Executor } from '../../platform/database/db.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import type { ScreenRow } from './screens.repo.ts';

/** Makes the pages of the person and the operator reload the session. */
export async function tellEnds(
  tx: Executor,
  { id, userId, operatorId }: Pick<ScreenRow, 'id' | 'userId' | 'operatorId'>,
): Promise<void> {
  await tell(tx, { to: 'person', userId, topic: 'screens', id });
  await tell(tx, { to: 'staff', userId: operatorId, topic: 'screens', id });
}
