import type { resetFactor as endpoint } from '@novosel/contract/session/staff-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { type ActDeps, endEverySession, type StaffActVisit, staffToAct } from './act-on-staff.ts';
import { newLink } from './invite-staff.ts';
import { replaceSetUp } from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { dropFactor } from './staff-factor.repo.ts';
import { setUpLetter } from './staff-words.ts';

/**
 * Takes the second factor and the recovery codes away, with every session, and sends a link by which the
 * person makes a new one with the present password. Once more, it sends a new link.
 * @throws AppError NOT_FOUND, STAFF_SELF, LAST_ADMIN
 */
export async function resetFactor(
  deps: ActDeps,
  { body, ...visit }: StaffActVisit & { readonly body: BodyOf<typeof endpoint> },
) {
  const now = deps.clock.now();
  const { token, kept } = newLink(now);
  await deps.db.transaction(async (tx) => {
    const { id: userId, locale, email, ...person } = await staffToAct(tx, visit, now);
    await dropFactor(tx, userId);
    await replaceSetUp(tx, { id: uuidv7(now), ...kept, userId, ...person, email: email ?? '' });
    await endEverySession(deps, tx, userId);
    const details = { reason: body.reason };
    const by = visit.viewer.userId;
    await staffActed(tx, { act: 'reset-factor', by, userId, details }, visit, now);
    if (!email) return;
    const letter = setUpLetter(deps.config, 'reset', { locale, token });
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: email, ...letter } }, kept.expiresAt);
  });
  return { result: true } as const;
}
