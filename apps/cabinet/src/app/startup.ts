import { startupScript } from '@novosel/client/calls/startup-script.ts';

/**
 * S4.10: calls that the document makes before the page's script runs. A test compares the paths with the
 * endpoint table.
 */
export const startup = startupScript({
  hintCookie: 'novosel_in',
  always: ['/api/users/oauth', '/api/session/init'],
  signedIn: [
    '/api/users',
    '/api/managers',
    '/api/flats',
    '/api/flats/counters',
    '/api/mortgage',
    '/api/bonus/account',
  ],
});
