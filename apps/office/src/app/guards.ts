import { isSignedIn } from '@novosel/client/calls/session.ts';
import { type LoaderFunction, redirect } from 'react-router';
import { keepNext } from '../shared/navigation/next-page.ts';
import { queuePath, signInPath } from '../shared/paths.ts';

/** Lets only signed-in staff in; stores the requested address for after the sign-in. */
export const staffOnly: LoaderFunction = ({ request }) => {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  keepNext(pathname + search);
  return redirect(signInPath);
};

export const guestsOnly: LoaderFunction = () => (isSignedIn() ? redirect(queuePath) : null);
