import { tabStore } from '@novosel/client/browser/browser-store.ts';
import { useCallback, useState } from 'react';

const prefix = 'desk:draft:';

/**
 * In the tab's own storage: it survives a reload and dies with the tab, since a reason may name a person
 * (promise 52).
 */
const read = (key: string): string => tabStore.read(prefix + key) ?? '';

/**
 * A field whose text survives a reload until its act is done.
 * @param key names the act and its deal
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  const keep = useCallback(
    (next: string) => {
      setText(next);
      if (next) tabStore.keep(prefix + key, next);
      else tabStore.forget(prefix + key);
    },
    [key],
  );
  return [text, keep];
}

/** The act is done: nothing of its text stays. */
export const forgetDraft = (key: string): void => tabStore.forget(prefix + key);

/** A whole form, kept like a text. @returns what was left unfinished */
export const readForm = <Values extends object>(key: string): Values | undefined => {
  const text = read(key);
  return text ? (JSON.parse(text) as Values) : undefined;
};

/** @param first what the form began with: that is no draft */
export const keepForm = <Values extends object>(key: string, values: Values, first: Values): void => {
  const text = JSON.stringify(values);
  if (text === JSON.stringify(first)) forgetDraft(key);
  else tabStore.keep(prefix + key, text);
};

/** Leaves nothing for whoever signs in next on this tab. */
export const forgetDrafts = (): void => tabStore.forgetAll(prefix);
