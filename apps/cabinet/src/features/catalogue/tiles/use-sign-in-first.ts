import { isSignedIn } from '@novosel/client/calls/session.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { useLocation } from 'react-router';
import { go } from '../../../shared/navigation/go.ts';
import { keepRedirect } from '../../../shared/navigation/saved-targets.ts';

/** Leads a guest who presses what needs an account to the sign-in and back; a signed-in person goes on. */
export const useSignInFirst = () => {
  const { pathname, search } = useLocation();
  return (act: () => void): void => {
    if (isSignedIn()) {
      act();
      return;
    }
    keepRedirect(pathname + search);
    void go(path('auth'));
  };
};
