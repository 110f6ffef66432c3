import { phoneMask } from '@novosel/contract/masks.ts';

export interface SignInFields {
  readonly type: 'phone' | 'email';
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

export type SignInProblems = Partial<Record<'phone' | 'email' | 'password', 'required' | 'wrong'>>;

/** What must be mended before the form is sent; whether the pair is right only the server knows. */
export const checkSignIn = ({ type, phone, email, password }: SignInFields): SignInProblems => {
  const problems: SignInProblems = {};
  if (type === 'phone') {
    if (phone.replace(/\D/g, '').length < 2) problems.phone = 'required';
    else if (phoneMask.read(phone) === undefined) problems.phone = 'wrong';
  } else if (email.trim() === '') problems.email = 'required';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.email = 'wrong';
  if (password === '') problems.password = 'required';
  return problems;
};
