import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { register as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db.ts';
import { localeOf } from '../../platform/http/refusals.ts';
import { addToOutbox } from '../../platform/outbox.ts';
import { agreedTexts, recordConsents } from '../consents/public.ts';
import { addressTakenLetter, confirmationLetter } from './account-words.ts';
import { insertPerson } from './accounts.repo.ts';
import { checkCode, useCode } from './check-code.ts';
import type { PasswordDeps } from './check-password.ts';
import { confirmationToken } from './confirmation-link.ts';
import { enterAccount } from './enter-account.ts';
import { guestClaim } from './guest-code.ts';
import { personRegistered, registered } from './identity.events.ts';
import { prepareFindAccount } from './identity.repo.ts';
import { maskPhone } from './mask-phone.ts';
import { assertStrong } from './password.policy.ts';
import { type Registration, registrationClaim } from './registration-claim.ts';
import type { Visit } from './visit.ts';

export type AccountDeps = PasswordDeps & Pick<Context, 'jobs'>;

/**
 * Opens an account by the code, with the consents given, and a session in it. The address waits for its letter; whether
 * it is somebody's already, only its owner is told (promise 4).
 * @throws AppError PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_BUSY
 */
export function register(deps: AccountDeps) {
  const findAccount = prepareFindAccount(deps.db);
  return async ({ body, ...visit }: Visit & { body: BodyOf<typeof endpoint> }) => {
    const { code, password, ...said } = body;
    await assertStrong(password, [said.phone, said.email, said.surname, said.firstName]);
    const claim = registrationClaim(said, visit.request);
    const checked = await checkCode(deps, guestClaim(deps, claim), code);
    const passwordHash = await deps.hasher.hash(password);
    const email = said.email.toLowerCase();
    const owner = await findAccount({ type: 'email', value: email });
    const at = deps.clock.now();
    const userId = await deps.db.transaction(async (tx) => {
      await useCode(tx, checked, at);
      const locale = localeOf(visit.request);
      const { surname, firstName: name } = said;
      const person = { surname, name, phone: claim.to.value, pendingEmail: email, locale, passwordHash };
      const made = await insertPerson(tx, { ...person, createdAt: at });
      // The phone has an account: nobody was sent this code, so it was guessed, or a twin was first.
      if (made === undefined) throw new AppError('CODE_WRONG');
      await recordConsents(tx, agreedTexts(said.additionalAgree, locale), {
        userId: made,
        address: visit.address,
        at,
      });
      await registered(tx, made, { codeId: checked.id, tries: checked.tries }, visit, at);
      await writeLetter(deps, tx, { said: { ...said, email }, userId: made, owner, locale });
      await deps.events.publish(tx, personRegistered, { userId: made });
      return made;
    });
    return enterAccount(deps, userId, visit);
  };
}

interface FirstLetter {
  readonly said: Registration;
  readonly userId: number;
  /** Whose the address is already, and his language. */
  readonly owner: { readonly locale: string } | undefined;
  readonly locale: 'ru' | 'en';
}

async function writeLetter(
  deps: AccountDeps,
  tx: Tx,
  { said, userId, owner, locale }: FirstLetter,
): Promise<void> {
  const { email } = said;
  const token = confirmationToken(deps.config, { userId, email }, deps.clock.now());
  const letter = owner
    ? addressTakenLetter(owner.locale === 'en' ? 'en' : 'ru', maskPhone(said.phone))
    : confirmationLetter(deps.config, locale, token);
  await addToOutbox(deps, tx, { topic: 'mail', payload: { to: email, ...letter } });
}
