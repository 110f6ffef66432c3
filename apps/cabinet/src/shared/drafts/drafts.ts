import { tabStore } from '@novosel/client/browser/browser-store.ts';

/**
 * What is typed into a long form survives a reload of the tab, and nothing more: sessionStorage, never
 * localStorage (promise 52). A draft belongs to one person.
 */
const prefix = 'draft:';

interface Draft<Values> {
  readonly user: number;
  readonly values: Values;
}

export const keepDraft = <Values>(name: string, draft: Draft<Values>): void => {
  tabStore.keep(prefix + name, JSON.stringify(draft));
};

export const forgetDraft = (name: string): void => tabStore.forget(prefix + name);

/** What this person typed; another person's draft, or an unreadable one, is thrown away. */
export const readDraft = <Values>(name: string, user: number): Values | undefined => {
  const kept = tabStore.read(prefix + name);
  if (kept === null) return undefined;
  try {
    const draft = JSON.parse(kept) as Draft<Values>;
    if (draft.user === user) return draft.values;
  } catch {
    // Unreadable is the same as none.
  }
  forgetDraft(name);
  return undefined;
};

/** Forgets every draft of this tab: the person has signed out. */
export const forgetDrafts = (): void => tabStore.forgetAll(prefix);
