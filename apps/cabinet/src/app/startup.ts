import { startupScript } from '@novosel/client/calls/startup-script.ts';

/**
 * S4.10: what the document asks before the page's script is there. A test holds the paths to the endpoint
 * table.
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
