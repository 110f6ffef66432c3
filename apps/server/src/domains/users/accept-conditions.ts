import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { agreedTexts, recordConsents } from '../consents/public.ts';
import { checkCode, completePerson, prepareFirstLetter, useCode } from '../identity/public.ts';
import { type Completion, completionClaim, personToComplete } from './completion.ts';

interface Acceptance extends Completion {
  readonly code: string;
}

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>;

/**
 * Completes the registration with a correct code: the consents are stored, and the cabinet opens (S4.3-07).
 * The e-mail waits for its letter (ruling S4.3).
 * @throws AppError STEP_WRONG, DATA_MISMATCH, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER
 */
export function acceptConditions(deps: Deps) {
  const writeFirstLetter = prepareFirstLetter(deps);
  return async (act: BuyerAct, { code, ...said }: Acceptance): Promise<void> => {
    const person = await personToComplete(deps, act, said);
    const checked = await checkCode(deps, completionClaim(deps, act, said), code);
    const { at, actor, locale = 'ru', address = '' } = act;
    const { id: userId } = actor;
    const { email } = said;
    await deps.db.transaction(async (tx) => {
      await useCode(tx, checked, at);
      if (!(await completePerson(tx, userId, email))) throw new AppError('STEP_WRONG');
      if (email !== person.email?.toLowerCase())
        await writeFirstLetter(tx, { userId, email, phone: person.phone ?? '', locale });
      await recordConsents(tx, agreedTexts(said.additionalAgree, locale), { userId, address, at });
      await audit(tx, act, {
        action: 'users.complete-registration',
        subject: `user:${userId}`,
        details: { codeId: checked.id, tries: checked.tries },
      });
    });
  };
}
