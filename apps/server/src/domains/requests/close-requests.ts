import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database/db.ts';
import { moveRequest } from './move-request.ts';
import type { RequestFamily } from './request-family.ts';
import { openOf, type WhichOpen } from './requests.repo.ts';

/** Ends every open request of a person that matches the query. */
export async function closeRequests<Kind extends string, State extends string, Step extends string>(
  tx: Tx,
  act: Act,
  family: RequestFamily<Kind, State, Step>,
  { step, ...which }: WhichOpen<Kind> & { readonly step: Step },
): Promise<void> {
  for (const row of await openOf(tx, family, which)) await moveRequest(tx, act, family, row, { act: step });
}

/** Withdraws all open requests of a person, of every family, when his account is deleted. */
export async function takeBackRequests(
  { requestFamilies }: Pick<Context, 'requestFamilies'>,
  tx: Tx,
  act: Act,
  userId: number,
): Promise<void> {
  for (const family of requestFamilies)
    await closeRequests(tx, act, family, { userId, step: family.takenBackBy });
}
