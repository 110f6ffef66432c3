import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { addToOutbox } from '../../../platform/jobs/outbox.ts';
import { passwordChangedLetter } from '../accounts/account-words.ts';
import { replacePassword, revokeAll } from '../accounts/accounts.repo.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { type CheckedCode, useCode } from '../codes/check-code.ts';
import { passwordChanged } from '../identity.events.ts';
import type { Account } from '../identity.repo.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { forgetGuesses } from '../sign-in/forget-guesses.ts';
import { accountHash } from '../sign-in/known-device.ts';
import { wayInReplaced } from '../sign-in/way-in-replaced.ts';

interface Change {
  readonly account: Account;
  readonly passwordHash: string;
  /** Absent when the present password was given. */
  readonly checked?: CheckedCode;
  readonly why: 'reset' | 'renew' | 'own';
  /** Recipient of the code: the notice goes to the other contact, too. */
  readonly by: Identifier['type'];
}

/**
 * Changes a password after a correct code: every session of the person ends with its bearer tokens, cookie
 * and sockets (promise 8), and he is notified.
 * @throws AppError CODE_EXPIRED when a parallel call was first
 */
export async function changePassword(deps: AccountDeps, act: BuyerAct, change: Change): Promise<void> {
  await deps.db.transaction((tx) => changeWithin(deps, tx, act, change));
}

/** `changePassword` within the transaction of another act. @throws AppError CODE_EXPIRED, STEP_WRONG */
export async function changeWithin(deps: AccountDeps, tx: Tx, act: BuyerAct, change: Change): Promise<void> {
  const { account, passwordHash, checked, why, by } = change;
  const { at } = act;
  if (checked) await useCode(tx, checked, at);
  if (!(await replacePassword(tx, account, passwordHash)))
    throw new AppError(checked ? 'CODE_EXPIRED' : 'STEP_WRONG');
  await revokeAll(tx, account.id, at);
  // Guesses of the former password say nothing about the new one.
  await forgetGuesses(tx, accountHash(deps.config.secret, account.id));
  await tellSessionsEnded(deps, tx, { userId: account.id });
  const proof = checked ? { codeId: checked.id, tries: checked.tries } : {};
  await passwordChanged(tx, act, { why, ...proof });
  await tellPerson(deps, tx, act, by);
  // A renewal also needs the former password, and a change the present one; a reset needs only a code.
  if (why === 'reset') await deps.events.publish(tx, wayInReplaced, { userId: account.id, act });
}

async function tellPerson(
  deps: AccountDeps,
  tx: Tx,
  { at, actor }: BuyerAct,
  by: Identifier['type'],
): Promise<void> {
  const person = await personOf(tx, actor.id);
  const { subject, text } = passwordChangedLetter(person?.locale === 'en' ? 'en' : 'ru', at);
  if (person?.email)
    await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, subject, text } });
  if (person?.phone && (by === 'email' || !person.email))
    await addToOutbox(deps, tx, { topic: 'sms', payload: { to: `+${person.phone}`, text } });
}
