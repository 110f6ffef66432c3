import { wireEmail } from '@novosel/contract/fields/email.ts';
import type { Account } from 'oidc-provider';
import type { Executor } from '../../../platform/database/db.ts';
import { type Person, personOf } from '../../identity/public.ts';

/** Claims about a person by scope (OpenID Connect Core 5.4). */
export const claimsByScope = {
  openid: ['sub'],
  profile: ['name', 'family_name', 'given_name', 'middle_name', 'nickname', 'birthdate', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
} as const;

/**
 * The account of a subject ID for the library. Tokens require a valid session of the person, so his data are
 * only read for claims: the ID token contains nothing but his ID.
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

/** Only confirmed contacts: the phone by the code that opened the account, the e-mail by its letter. */
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
