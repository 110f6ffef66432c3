import type { Config } from '../../../config.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Identifier, identifierOf } from '../accounts/identifier.ts';
import type { Person } from '../accounts/people.repo.ts';
import { type CodeClaim, ofUser } from '../codes/codes.repo.ts';
import { keyedHash } from '../sessions/tokens.ts';

/** A requested change: the present contact and the new one. */
export interface ContactChange {
  readonly userId: number;
  readonly type: Identifier['type'];
  /** Recipient of the first code: the contact to be changed, or the other one if that is missing. */
  readonly old: Identifier;
  readonly made: Identifier;
}

interface Said {
  readonly type: Identifier['type'];
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** @throws AppError VALIDATION at the field, CONTACT_SAME, NOT_FOUND when the person has no contact */
export function contactChange(person: Person, said: Said): ContactChange {
  const made = identifierOf(said);
  const own = contactsOf(person);
  const present = own.find(({ type }) => type === made.type);
  if (present?.value === made.value)
    throw new AppError('CONTACT_SAME', { fields: { [made.type]: ['CONTACT_SAME'] } });
  const old = present ?? own[0];
  if (!old) throw new AppError('NOT_FOUND');
  return { userId: person.id, type: made.type, old, made };
}

/** The confirmed contacts, the phone first. */
export function contactsOf({ phone, email }: Pick<Person, 'phone' | 'email'>): Identifier[] {
  return [
    ...(phone ? [{ type: 'phone' as const, value: phone }] : []),
    ...(email ? [{ type: 'email' as const, value: email.toLowerCase() }] : []),
  ];
}

/** Each code confirms exactly this change; another change needs new codes (promise 5). */
export function contactClaims({ secret }: Pick<Config, 'secret'>, change: ContactChange) {
  const { userId, old, made } = change;
  const boundTo = keyedHash(secret, 'contact', old.type, old.value, made.type, made.value);
  const claim = (purpose: string): CodeClaim => ({ subject: ofUser(userId), purpose, boundTo });
  return { old: claim('contact-old'), made: claim('contact-new') };
}
