import { wireEmail } from '@novosel/contract/fields/email.ts';
import type { Account } from 'oidc-provider';
import type { Executor } from '../../../platform/database/db.ts';
import { type Person, personOf } from '../../identity/public.ts';

/** What a site may be told of a person, by scope (OpenID Connect Core 5.4). */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'family_name', 'given_name', 'middle_name', 'nickname', 'birthdate', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
} as const;

/**
 * The person of an id, as sites know him. Nothing is given without a live session, which is a person's, so
 * that he is read only for what tells of him: the ID token says no more than who it is.
 */
export function accountOf(db: Executor, sub: string): Account | undefined {
  if (!/^\d{1,9}$/.test(sub)) return undefined;
  return {
    accountId: sub,
    claims: async (use) => {
      const person = use === 'id_token' ? undefined : await personOf(db, Number(sub));
      return person ? claimsOf(person) : { sub };
    },
  };
}

/** Only what has been confirmed: the phone by the code that opened the account, the e-mail by its letter. */
function claimsOf(person: Person) {
  const { surname, name, patronymic, nickname, birthday, locale, email, phone } = person;
  return {
    sub: String(person.id),
    name: [name, surname].join(' '),
    family_name: surname,
    given_name: name,
    middle_name: patronymic ?? undefined,
    nickname: nickname ?? undefined,
    birthdate: birthday ?? undefined,
    locale,
    ...(email ? { email: wireEmail(email), email_verified: true } : {}),
    ...(phone ? { phone_number: `+${phone}`, phone_number_verified: true } : {}),
  };
}
