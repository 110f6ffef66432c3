import { errorWords } from '@novosel/client/errors.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { wayIn, wayOn } from '../../account/enter.ts';
import type { Credentials } from '../../account/kept-credentials.ts';
import { go } from '../../routing/go.ts';
import { type SignIn, signIn } from './sign-in.ts';

interface SignInState {
  readonly busy: boolean;
  /** Words of the last refusal (S4.2-01, S8-13). */
  readonly errors: readonly string[];
  readonly submit: (credentials: Credentials) => Promise<void>;
}

/** The state of the sign-in form, and the way on after each outcome (S4.2). */
export const useSignIn = (): SignInState => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const goOn = (outcome: SignIn) => {
    if (outcome.kind === 'renew') return go(wayIn('authRenew'));
    if (outcome.kind === 'locked')
      return go(wayIn('authLocked'), { state: { until: outcome.until, byStaff: outcome.byStaff } });
    return go(wayOn(), { replace: true });
  };

  const submit = async (credentials: Credentials) => {
    if (busy) return;
    setBusy(true);
    setErrors([]);
    try {
      await goOn(await signIn(credentials));
    } catch (error) {
      setErrors(errorWords(error, t('network')));
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, submit };
};
