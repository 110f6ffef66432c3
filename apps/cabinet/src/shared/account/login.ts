import { readEmail } from '@novosel/contract/fields/email.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';

/** The typed login of a person. */
export interface Login {
  readonly type: 'phone' | 'email';
  readonly phone: string;
  readonly email: string;
}

export type LoginProblem = 'required' | 'wrong';

/** What the person must correct before it is sent; only the server knows whether such a user exists. */
export const loginProblem = ({ type, phone, email }: Login): LoginProblem | undefined => {
  if (type === 'phone') {
    if (phone.replace(/\D/g, '').length < 2) return 'required';
    return phoneMask.read(phone) === undefined ? 'wrong' : undefined;
  }
  if (email.trim() === '') return 'required';
  return readEmail(email) === undefined ? 'wrong' : undefined;
};

/** The login as calls take it: only the chosen field. */
export const loginOf = ({ type, phone, email }: Login) =>
  type === 'phone' ? { type, phone: phoneMask.read(phone) ?? phone } : { type, email: email.trim() };

let last: Login = { type: 'phone', phone: '', email: '' };

/** The login that was last tried in this tab, so that the next form need not ask again; in memory only. */
export const lastLogin = (): Login => last;

export const rememberLogin = ({ type, phone, email }: Login): void => {
  last = { type, phone, email };
};
