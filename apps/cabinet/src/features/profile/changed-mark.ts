import { tabStore } from '@novosel/client/browser/browser-store.ts';

const key = 'profile:changed';

/** What begins a new session here, and ends every other. */
export type Changed = 'password' | 'phone' | 'email';

/**
 * The page begins anew after the change; an address could be anybody's, so what was done is kept in the tab.
 */
export const markChanged = (what: Changed): void => void tabStore.keep(key, what);

export const markedChanged = (): string | null => tabStore.read(key);

/** Once said is enough; each card forgets its own, since another may still be on its way. */
export const forgetChanged = (...whats: readonly Changed[]): void => {
  if (whats.some((what) => what === markedChanged())) tabStore.forget(key);
};
