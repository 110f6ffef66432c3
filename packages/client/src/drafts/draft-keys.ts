import { tabStore } from '../browser/browser-store.ts';

/** Of the keys of all drafts of this page. */
export let prefix = 'draft:';

/** The desk keeps its drafts under a prefix of its own. */
export const keepDraftsUnder = (own: string): void => {
  prefix = own;
};

/** Forgets every draft of this tab: the person has signed out. */
export const forgetDrafts = (): void => tabStore.forgetAll(prefix);
