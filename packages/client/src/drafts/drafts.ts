import { tabStore } from '../browser/browser-store.ts';
import { prefix } from './draft-keys.ts';

/** A place for what is typed. */
export interface Draft<Values> {
  readonly read: () => Values | undefined;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

/** Of this tab, whoever sits at it. */
const anybody = 0;

/**
 * The draft of a form. It survives a reload of the tab and nothing more: sessionStorage, never localStorage
 * (promise 52). Another person's draft, or an unreadable one, is thrown away when it is read.
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
        // Unreadable is the same as none.
      }
      forget();
      return undefined;
    },
    keep: (values) => void tabStore.keep(prefix + name, JSON.stringify({ user, values })),
    forget,
  };
};
