import type { changeContact as endpoint } from '@novosel/contract/session/contact-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sqlState, type Tx } from '../../../platform/database/db.ts';
import { revokeAll } from '../accounts/accounts.repo.ts';
import { maskIdentifier } from '../accounts/mask-phone.ts';
import { type Person, personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { type CheckedCode, checkCode, useCode } from '../codes/check-code.ts';
import { type CodeClaim, endCodes } from '../codes/codes.repo.ts';
import { accountById } from '../identity.repo.ts';
import { contactChanged } from '../own-acts.events.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { tellSessionsEnded } from '../sessions/sessions-ended.ts';
import { accountHash } from '../sign-in/known-device.ts';
import { wayInReplaced } from '../sign-in/way-in-replaced.ts';
import { replaceContact } from './contact.repo.ts';
import { type ContactChange, contactChange, contactClaims } from './contact-claims.ts';
import { contactChangedLetter } from './contact-words.ts';
import { tellContacts } from './tell-contacts.ts';

const at = (field: 'oldCode' | 'newCode', code: 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_TRIES_OVER') =>
  new AppError(code, { fields: { [field]: [code] } });

/**
 * Changes a phone or an e-mail by codes to both contacts. Ends every session as a new password does (promise
 * 8), invalidates codes sent to the former contact, and notifies the former contact.
 * @returns a function; `former` is the session cookie of the browser
 * @throws AppError CONTACT_SAME, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER at the field of the code
 */
export function changeContact(deps: AccountDeps) {
  return async (
    act: BuyerAct,
    said: BodyOf<typeof endpoint>,
    former: string | undefined,
  ): Promise<OpenedSession> => {
    const { id: userId } = act.actor;
    const [person, account] = await Promise.all([personOf(deps.db, userId), accountById(deps.db, userId)]);
    if (!person || !account) throw new AppError('SESSION_REVOKED');
    const change = contactChange(person, said);
    const claims = contactClaims(deps.config, change);
    const codes = [
      await codeAt(deps, 'oldCode', claims.old, said.oldCode),
      await codeAt(deps, 'newCode', claims.made, said.newCode),
    ];
    const entrance = {
      door: 'cabinet',
      account: { ...account, generation: account.generation + 1 },
      accountHash: accountHash(deps.config.secret, userId),
      former,
    } as const;
    const opened = openSession(deps, act, entrance, (tx) =>
      changeWithin(deps, tx, act, { change, codes, person, generation: account.generation }),
    );
    return opened.catch((error: unknown) => {
      // 23505: it is taken. Either this code was never sent, or the contact was taken meanwhile: the answer
      // is the same.
      throw sqlState(error) === '23505' ? at('newCode', 'CODE_WRONG') : error;
    });
  };
}

async function codeAt(deps: AccountDeps, field: 'oldCode' | 'newCode', claim: CodeClaim, code: string) {
  return checkCode(deps, claim, code).catch((error: unknown) => {
    if (error instanceof AppError && isOfCode(error.code)) throw at(field, error.code);
    throw error;
  });
}

const isOfCode = (code: string) =>
  code === 'CODE_WRONG' || code === 'CODE_EXPIRED' || code === 'CODE_TRIES_OVER';

interface Checked {
  readonly change: ContactChange;
  readonly codes: readonly CheckedCode[];
  readonly person: Person;
  readonly generation: number;
}

async function changeWithin(
  deps: AccountDeps,
  tx: Tx,
  act: BuyerAct,
  { change, codes, person, generation }: Checked,
): Promise<void> {
  const { at: now } = act;
  for (const code of codes) await useCode(tx, code, now);
  if (!(await replaceContact(tx, change, generation))) throw at('oldCode', 'CODE_EXPIRED');
  await endCodes(tx, person.id, now);
  await revokeAll(tx, person.id, now);
  await tellSessionsEnded(deps, tx, { userId: person.id });
  const [from, to] = [maskIdentifier(change.old), maskIdentifier(change.made)];
  const [oldCodeId, newCodeId] = codes.map(({ id }) => id);
  const news = { type: change.type, from, to, oldCodeId: oldCodeId ?? '', newCodeId: newCodeId ?? '' };
  await contactChanged(tx, act, news);
  const locale = person.locale === 'en' ? 'en' : 'ru';
  await tellContacts(deps, tx, person, contactChangedLetter(locale, change.made, now));
  if (change.type === 'phone') await deps.events.publish(tx, wayInReplaced, { userId: person.id, act });
}
