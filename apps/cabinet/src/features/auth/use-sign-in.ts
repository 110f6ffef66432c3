import { errorWords } from '@novosel/client/calls/errors.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { pathAfterSignIn, signInPagePath } from '../../shared/account/enter.ts';
import type { Credentials } from '../../shared/account/kept-credentials.ts';
import { usePasskey } from '../../shared/account/use-passkey.ts';
import { go } from '../../shared/navigation/go.ts';
import { outcomeOf, type SignIn, signIn } from './sign-in.ts';

interface SignInState {
  /** The sign-in method that is under way. */
  readonly busy: 'password' | 'passkey' | null;
  /** Messages of the last refusal (S4.2-01, S8-13). */
  readonly errors: readonly string[];
  readonly submit: (credentials: Credentials) => Promise<void>;
  readonly submitKey: () => Promise<void>;
}

/** The state of the sign-in form, and the navigation after each outcome (S4.2). */
export const useSignIn = (): SignInState => {
  const t = useText();
  const passkey = usePasskey();
  const [busy, setBusy] = useState<SignInState['busy']>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const goOn = (outcome: SignIn) => {
    if (outcome.kind === 'renew') return go(signInPagePath('authRenew'));
    if (outcome.kind === 'forgot') return go(signInPagePath('authForgot'));
    if (outcome.kind === 'locked')
      return go(signInPagePath('authLocked'), { state: { until: outcome.until, byStaff: outcome.byStaff } });
    return go(pathAfterSignIn(), { replace: true });
  };

  const attempt = async (by: 'password' | 'passkey', work: () => Promise<SignIn>) => {
    if (busy) return;
    setBusy(by);
    setErrors([]);
    try {
      await goOn(await work());
    } catch (error) {
      setErrors(errorWords(error, t('network')));
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    errors,
    submit: (credentials) => attempt('password', () => signIn(credentials)),
    submitKey: () => attempt('passkey', () => outcomeOf(passkey((device) => device.enterByDevice()))),
  };
};
