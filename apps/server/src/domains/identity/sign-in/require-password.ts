import type { requirePassword as endpoint } from '@novosel/contract/session/desk-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { demandPassword, revokeAll } from '../accounts/accounts.repo.ts';
import { personOf } from '../accounts/people.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { staffById } from '../staff/set-ups.repo.ts';
import type { Visit } from './visit.ts';

type Call = Visit & {
  readonly viewer: Viewer;
  readonly params: { readonly person: number };
  readonly body: BodyOf<typeof endpoint>;
};

/**
 * The person's password may be known to others: every session ends in the same transaction (promise 8), and
 * whoever knows it gets no further than to the code that comes to the person's own phone.
 * @throws AppError NOT_FOUND, STEP_WRONG when it is to be renewed already
 */
export async function requirePassword(
  deps: Pick<Context, 'db' | 'clock' | 'events'>,
  { body, params, ...visit }: Call,
) {
  const now = deps.clock.now();
  const userId = params.person;
  await deps.db.transaction(async (tx) => {
    // Members of staff have acts of their own, with their own rules (`block-staff.ts`).
    if ((await staffById(tx, userId)) || !(await personOf(tx, userId))) throw new AppError('NOT_FOUND');
    if (!(await demandPassword(tx, userId))) throw new AppError('STEP_WRONG');
    await revokeAll(tx, userId, now);
    await tellSessionsEnded(deps, tx, { userId });
    await byStaff(tx, { act: 'require-password', userId, details: { reason: body.reason } }, visit, now);
  });
  return { result: true } as const;
}
