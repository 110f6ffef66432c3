import { initDeskSession, issueDeskToken } from '@novosel/contract/session/desk-session-endpoints.ts';

/** Names of the desk's session cookies: cookies ignore ports, so they differ from the cabinet's. */
export const deskSession = {
  csrfCookie: 'novosel_desk_csrf',
  hintCookie: 'novosel_desk_in',
  initPath: initDeskSession.path,
  tokenPath: issueDeskToken.path,
};
