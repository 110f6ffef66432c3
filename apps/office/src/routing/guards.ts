import { isSignedIn } from '@novosel/client/calls/session.ts';
import { type LoaderFunction, redirect } from 'react-router';
import { queuePath, signInPath } from '../paths.ts';
import { keepNext } from './next-page.ts';

/** Pages of the desk are for those who have signed in; where they wanted to go is remembered. */
export const staffOnly: LoaderFunction = ({ request }) => {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  keepNext(pathname + search);
  return redirect(signInPath);
};

export const guestsOnly: LoaderFunction = () => (isSignedIn() ? redirect(queuePath) : null);
