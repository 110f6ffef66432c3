import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { sqlState } from '../../platform/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { agreedTexts, recordConsents } from '../consents/public.ts';
import { checkCode, completePerson, useCode } from '../identity/public.ts';
import { type Completion, completionClaim, personToComplete } from './completion.ts';

interface Acceptance extends Completion {
  readonly code: string;
}

/**
 * The code is right: the e-mail and the consents are kept, and the cabinet opens (S4.3-07).
 * @throws AppError STEP_WRONG, DATA_MISMATCH, EMAIL_TAKEN, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export async function acceptConditions(
  deps: Pick<Context, 'config' | 'clock' | 'db'>,
  { viewer, address, requestId }: { viewer: Viewer; address: string; requestId: string },
  { code, ...said }: Acceptance,
): Promise<void> {
  await personToComplete(deps, viewer, said);
  const checked = await checkCode(deps, completionClaim(deps, viewer, said), code);
  const { userId, locale } = viewer;
  const at = deps.clock.now();
  const complete = deps.db.transaction(async (tx) => {
    await useCode(tx, checked, at);
    if (!(await completePerson(tx, userId, said.email))) throw new AppError('STEP_WRONG');
    await recordConsents(tx, agreedTexts(said.additionalAgree, locale), { userId, address, at });
    await audit(tx, {
      at,
      actorKind: 'buyer',
      actorId: userId,
      action: 'users.complete-registration',
      subject: ofPerson(userId),
      details: { codeId: checked.id, tries: checked.tries },
      address,
      requestId,
    });
  });
  await complete.catch((error: unknown) => {
    // 23505: the address is somebody's already.
    throw sqlState(error) === '23505' ? new AppError('EMAIL_TAKEN', taken) : error;
  });
}

const taken = { fields: { email: ['EMAIL_TAKEN'] } };
const ofPerson = (userId: number): string => `user:${userId}`;
