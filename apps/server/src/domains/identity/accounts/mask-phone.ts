import type { Identifier } from './identifier.ts';

/** «+7 900 •••-••-01» for «79000000001»: enough to recognise one's own, not enough to call another's. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `+${digits.slice(0, -10)} ${digits.slice(-10, -7)} •••-••-${digits.slice(-2)}`;
}

/** The same of an address: «a•••@post.ru». */
const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

export const maskIdentifier = ({ type, value }: Identifier): string =>
  type === 'phone' ? maskPhone(value) : maskEmail(value);
