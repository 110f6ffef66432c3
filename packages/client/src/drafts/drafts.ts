import { tabStore } from '../browser/browser-store.ts';
import { prefix } from './draft-keys.ts';

/** Where a form keeps its unsent values. */
export interface Draft<Values> {
  readonly read: () => Values | undefined;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** The user of drafts that belong to the tab, not to a person. */
const anybody = 0;

/**
 * The draft of a form. It survives a reload of the tab and no more: sessionStorage, never localStorage
 * (promise 52). Reading deletes a draft that belongs to another person or is unreadable.
 */
export const draftOf = <Values>(name: string, user = anybody): Draft<Values> => {
  const forget = () => tabStore.forget(prefix + name);
  return {
    read: () => {
      const kept = tabStore.read(prefix + name);
      try {
        const draft = kept && JSON.parse(kept);
        if (draft.user === user) return draft.values;
      } catch {
        // An unreadable draft counts as none.
      }
      forget();
      return undefined;
    },
    keep: (values) => void tabStore.keep(prefix + name, JSON.stringify({ user, values })),
    forget,
  };
};
