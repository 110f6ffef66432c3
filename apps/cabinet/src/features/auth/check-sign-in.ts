import { type Login, type LoginProblem, loginProblem } from '../../shared/account/login.ts';

export interface SignInFields extends Login {
  readonly password: string;
}

export type SignInProblems = Partial<Record<'phone' | 'email' | 'password', LoginProblem>>;

/**
 * Problems that the person must fix before the form is sent; only the server knows whether the password is
 * right.
 */
export const checkSignIn = ({ password, ...login }: SignInFields): SignInProblems => {
  const problem = loginProblem(login);
  return {
    ...(problem && { [login.type]: problem }),
    ...(password === '' && { password: 'required' }),
  };
};
