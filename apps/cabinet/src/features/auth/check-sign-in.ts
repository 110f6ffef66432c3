import { type Login, type LoginProblem, loginProblem } from '../../shared/account/login.ts';

export interface SignInFields extends Login {
  readonly password: string;
}

export type SignInProblems = Partial<Record<'phone' | 'email' | 'password', LoginProblem>>;

/** What must be mended before the form is sent; whether the pair is right only the server knows. */
export const checkSignIn = ({ password, ...login }: SignInFields): SignInProblems => {
  const problem = loginProblem(login);
  return {
    ...(problem && { [login.type]: problem }),
    ...(password === '' && { password: 'required' }),
  };
};
