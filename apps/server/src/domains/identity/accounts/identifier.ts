import { readEmail } from '@novosel/contract/fields/email.ts';
import { phoneProblem, readPhone } from '@novosel/contract/fields/phone.ts';
import { AppError } from '../../../platform/app-error.ts';
import { keyedHash } from '../sessions/tokens.ts';

/** A sign-in name in the form in which it is stored. */
export type Identifier = { readonly type: 'phone' | 'email'; readonly value: string };

/** Digits with the country code, for any notation of a Russian number; undefined for other text. */
export const normalizePhone = (typed: string): string | undefined => readPhone(typed)?.slice(1);

/**
 * The field of a form that `type` names.
 * @throws AppError VALIDATION with that field when it is not a phone or an address
 */
export function identifierOf({ type, ...typed }: TypedIdentifier): Identifier {
  const given = typed[type];
  if (!given) throw new AppError('VALIDATION', { fields: { [type]: ['required'] } });
  const value = type === 'phone' ? normalizePhone(given) : readEmail(given);
  if (!value)
    throw new AppError('VALIDATION', {
      fields: { [type]: [type === 'email' ? 'email' : (phoneProblem(given) ?? 'default')] },
    });
  return { type, value };
}

interface TypedIdentifier {
  readonly type: Identifier['type'];
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** A keyed hash in place of a phone or an address, where the value itself is not needed. */
export function identifierHash(secret: string, { type, value }: Identifier): string {
  return keyedHash(secret, type, value);
}
