import type { sendRegistrationCode } from '@novosel/contract/session/account-endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Act } from '../../../platform/act.ts';
import { agreedTexts } from '../../consents/public.ts';
import { identifierOf } from './identifier.ts';

export type Registration = BodyOf<typeof sendRegistrationCode>;

/** The code is bound to everything it confirms, including the texts of the consents (promise 5). */
export function registrationClaim(said: Registration, { locale = 'ru' }: Act) {
  const texts = agreedTexts(said.additionalAgree, locale);
  return {
    purpose: 'register',
    to: identifierOf({ type: 'phone', phone: said.phone }),
    said: [
      said.email,
      said.surname.toLowerCase(),
      said.firstName.toLowerCase(),
      ...texts.map(({ sha256 }) => sha256),
    ],
  } as const;
}
