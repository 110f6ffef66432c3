import { startupScript } from '@novosel/client/calls/startup-script.ts';

/**
 * Calls that the document makes before the page's script runs. A test compares the paths with the endpoint
 * table.
 */
export const startup = startupScript({
  hintCookie: 'novosel_desk_in',
  always: ['/api/office/session/init'],
  signedIn: ['/api/office/me', '/api/office/queue'],
});
