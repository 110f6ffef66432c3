import { errorWords } from '@novosel/client/errors.ts';
import { path } from '@novosel/contract/paths.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';
import { go } from '../../routing/go.ts';
import { takeHome } from '../../routing/saved-targets.ts';
import type { Credentials } from './kept-credentials.ts';
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

  const goOn = (outcome: SignIn, search: string, forClient: boolean) => {
    if (outcome.kind === 'renew') return go(path('authRenew'));
    if (outcome.kind === 'locked') return go(path('authLocked'), { state: { until: outcome.until } });
    return go(forClient ? path('root') + search : takeHome(), { replace: true });
  };

  const submit = async (credentials: Credentials) => {
    if (busy) return;
    setBusy(true);
    setErrors([]);
    try {
      const { search } = window.location;
      const forClient = new URLSearchParams(search).has('client_id');
      await goOn(await signIn(credentials, forClient), search, forClient);
    } catch (error) {
      setErrors(errorWords(error, t('network')));
    } finally {
      setBusy(false);
    }
  };
  return { busy, errors, submit };
};
