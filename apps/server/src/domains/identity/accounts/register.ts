import type { register as endpoint } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { type Act, asBuyer } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { agreedTexts, recordConsents } from '../../consents/public.ts';
import { checkCode, useCode } from '../codes/check-code.ts';
import { guestClaim } from '../codes/guest-code.ts';
import { personRegistered, registered } from '../identity.events.ts';
import type { PasswordDeps } from '../sign-in/check-password.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import { insertPerson } from './accounts.repo.ts';
import { type Entered, enterAccount } from './enter-account.ts';
import { prepareFirstLetter } from './first-letter.ts';
import { registrationClaim } from './registration-claim.ts';

export type AccountDeps = PasswordDeps;

/**
 * Opens an account by a code, with its consents and a session. The address waits for its letter; only its
 * owner learns whether it is taken (promise 4).
 * @returns a function; `former` is the session cookie of the browser
 * @throws AppError PASSWORD_WEAK, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_BUSY
 */
export function register(deps: AccountDeps) {
  const writeFirstLetter = prepareFirstLetter(deps);
  return async (
    act: Act,
    { code, password, friend, ...said }: BodyOf<typeof endpoint>,
    former: string | undefined,
  ): Promise<Entered> => {
    const { at, locale = 'ru', address = '' } = act;
    await assertStrong(password, [said.phone, said.email, said.surname, said.firstName]);
    const claim = registrationClaim(said, act);
    const checked = await checkCode(deps, guestClaim(deps, claim), code);
    const passwordHash = await deps.hasher.hash(password);
    const userId = await deps.db.transaction(async (tx) => {
      await useCode(tx, checked, at);
      const { surname, firstName: name, email } = said;
      const person = { surname, name, phone: claim.to.value, pendingEmail: email, locale, passwordHash };
      const made = await insertPerson(tx, { ...person, createdAt: at });
      // The phone has an account: this code was never sent, so it was guessed, or a parallel call was first.
      if (made === undefined) throw new AppError('CODE_WRONG');
      await recordConsents(tx, agreedTexts(said.additionalAgree, locale), {
        userId: made,
        address,
        at,
      });
      await registered(tx, asBuyer(act, made), { codeId: checked.id, tries: checked.tries });
      const isNew = await writeFirstLetter(tx, { userId: made, email, phone: said.phone, locale });
      // A person whose address is known does not count as a new friend.
      await deps.events.publish(tx, personRegistered, {
        userId: made,
        friend: isNew ? friend : undefined,
        at,
      });
      return made;
    });
    return enterAccount(deps, act, userId, former);
  };
}
