import type {
  closeSignIn as closing,
  openSignIn as opening,
} from '@novosel/contract/session/desk-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { closeAccount, openAccount, revokeAll } from '../accounts/accounts.repo.ts';
import { byStaff } from '../identity.events.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { staffById } from '../staff/set-ups.repo.ts';
import type { Visit } from './visit.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'events'>;
type StaffVisit = Visit & { readonly viewer: Viewer; readonly params: { readonly person: number } };

/** Beyond any term: only staff opens it. */
export const forGood = new Date('2099-12-31T21:00:00Z');

/**
 * Closes a person's sign-in: every session ends in the same transaction, at both doors, with its bearers,
 * cookie and sockets (promise 8), and no password or code opens one before `until`.
 * @throws AppError NOT_FOUND
 */
export async function closeSignIn(
  deps: Deps,
  { body, params, ...visit }: StaffVisit & { body: BodyOf<typeof closing> },
) {
  const now = deps.clock.now();
  const until = body.until ? new Date(body.until) : forGood;
  const userId = params.person;
  await deps.db.transaction(async (tx) => {
    // Members of staff have acts of their own, with their own rules (`block-staff.ts`).
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await closeAccount(tx, userId, until))) throw new AppError('NOT_FOUND');
    await revokeAll(tx, userId, now);
    await tellSessionsEnded(deps, tx, { userId });
    const details = { reason: body.reason, until: until.toISOString() };
    await byStaff(tx, { act: 'close-sign-in', userId, details }, visit, now);
  });
  return { result: true } as const;
}

/**
 * Opens what staff has closed; the person signs in as ever.
 * @throws AppError STEP_WRONG when it is not closed
 */
export async function openSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { body, params, ...visit }: StaffVisit & { body: BodyOf<typeof opening> },
) {
  const now = clock.now();
  const userId = params.person;
  await db.transaction(async (tx) => {
    if (await staffById(tx, userId)) throw new AppError('NOT_FOUND');
    if (!(await openAccount(tx, userId, now))) throw new AppError('STEP_WRONG');
    const details = { reason: body.reason };
    await byStaff(tx, { act: 'open-sign-in', userId, details }, visit, now);
  });
  return { result: true } as const;
}
