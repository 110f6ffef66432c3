import { readEmail } from '@novosel/contract/fields/email.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';

/** Who signs in, as it is typed. */
export interface Login {
  readonly type: 'phone' | 'email';
  readonly phone: string;
  readonly email: string;
}

export type LoginProblem = 'required' | 'wrong';

/** What must be mended before it is sent; whether there is such a person only the server knows. */
export const loginProblem = ({ type, phone, email }: Login): LoginProblem | undefined => {
  if (type === 'phone') {
    if (phone.replace(/\D/g, '').length < 2) return 'required';
    return phoneMask.read(phone) === undefined ? 'wrong' : undefined;
  }
  if (email.trim() === '') return 'required';
  return readEmail(email) === undefined ? 'wrong' : undefined;
};

/** The same as calls take it: the one field that is meant. */
export const loginOf = ({ type, phone, email }: Login) =>
  type === 'phone' ? { type, phone: phoneMask.read(phone) ?? phone } : { type, email: email.trim() };

let last: Login = { type: 'phone', phone: '', email: '' };

/** Whom this tab tried to sign in last, so that the next form need not ask again; in memory alone. */
export const lastLogin = (): Login => last;

export const rememberLogin = ({ type, phone, email }: Login): void => {
  last = { type, phone, email };
};
