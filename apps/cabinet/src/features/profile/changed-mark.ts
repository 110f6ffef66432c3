import { tabStore } from '@novosel/client/browser/browser-store.ts';

const key = 'profile:changed';

/** Changes that begin a new session here and end all others. */
export type Changed = 'password' | 'phone' | 'email';

/**
 * Remembers the change in the tab, because the page reloads after it; a mark in the address could be forged.
 */
export const markChanged = (what: Changed): void => void tabStore.keep(key, what);

export const markedChanged = (): string | null => tabStore.read(key);

/** Forgets shown changes; each card forgets only its own, since another may not be shown yet. */
export const forgetChanged = (...whats: readonly Changed[]): void => {
  if (whats.some((what) => what === markedChanged())) tabStore.forget(key);
};
