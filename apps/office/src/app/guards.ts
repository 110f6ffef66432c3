import { isSignedIn } from '@novosel/client/calls/session.ts';
import { type LoaderFunction, redirect } from 'react-router';
import { keepNext } from '../shared/navigation/next-page.ts';
import { queuePath, signInPath } from '../shared/paths.ts';

/** Pages of the desk are for those who have signed in; where they wanted to go is remembered. */
export const staffOnly: LoaderFunction = ({ request }) => {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  keepNext(pathname + search);
  return redirect(signInPath);
};

export const guestsOnly: LoaderFunction = () => (isSignedIn() ? redirect(queuePath) : null);
