import { tabStore } from '../browser/browser-store.ts';

/** Begins the storage keys of all drafts of this page. */
export let prefix = 'draft:';

/** Gives the desk's drafts a prefix of their own. */
export const keepDraftsUnder = (own: string): void => {
  prefix = own;
};

/** Forgets every draft of this tab: the person has signed out. */
export const forgetDrafts = (): void => tabStore.forgetAll(prefix);
