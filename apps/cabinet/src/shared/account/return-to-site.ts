import { authUrl } from '@novosel/contract/session/auth-url.ts';

/** The address of the client's site to return to, when nothing hinders that any longer (S2.6-06). */
export const returnToSite = (): string | undefined => {
  const asked = new URLSearchParams(window.location.search);
  return asked.has('client_id') ? authUrl(asked) : undefined;
};
