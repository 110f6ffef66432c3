import { startupScript } from '@novosel/client/calls/startup-script.ts';

/** What the document asks before the page's script is there. A test holds the paths to the endpoint table. */
export const startup = startupScript({
  hintCookie: 'novosel_desk_in',
  always: ['/api/office/session/init'],
  signedIn: ['/api/office/me', '/api/office/queue'],
});
