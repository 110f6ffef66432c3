import { authUrl } from '@novosel/contract/session/auth-url.ts';

/** Where whoever came for a client's site goes on when nothing stands against it any more (S2.6-06). */
export const wayToSite = (): string | undefined => {
  const asked = new URLSearchParams(window.location.search);
  return asked.has('client_id') ? authUrl(asked) : undefined;
};
