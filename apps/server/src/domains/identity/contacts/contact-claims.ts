import type { Config } from '../../../config.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type Identifier, identifierOf } from '../accounts/identifier.ts';
import type { Person } from '../accounts/people.repo.ts';
import { type CodeClaim, ofUser } from '../codes/codes.repo.ts';
import { keyedHash } from '../sessions/tokens.ts';

/** What a person asks for: the contact that leads to him now, and what comes in its place. */
export interface ContactChange {
  readonly userId: number;
  readonly type: Identifier['type'];
  /** Where the first code goes: the one that is changed, or the other one while there is none. */
  readonly old: Identifier;
  readonly made: Identifier;
}

interface Said {
  readonly type: Identifier['type'];
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** @throws AppError VALIDATION at the field, CONTACT_SAME, NOT_FOUND when no contact leads to the person */
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

/** The confirmed ones, the phone first. */
export function contactsOf({ phone, email }: Pick<Person, 'phone' | 'email'>): Identifier[] {
  return [
    ...(phone ? [{ type: 'phone' as const, value: phone }] : []),
    ...(email ? [{ type: 'email' as const, value: email.toLowerCase() }] : []),
  ];
}

/** Each code confirms this one change, from what to what; any other needs new codes (promise 5). */
export function contactClaims({ secret }: Pick<Config, 'secret'>, change: ContactChange) {
  const { userId, old, made } = change;
  const boundTo = keyedHash(secret, 'contact', old.type, old.value, made.type, made.value);
  const claim = (purpose: string): CodeClaim => ({ subject: ofUser(userId), purpose, boundTo });
  return { old: claim('contact-old'), made: claim('contact-new') };
}
