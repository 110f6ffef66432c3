import { tabStore } from '@novosel/client/browser/browser-store.ts';

/** S9-07: at most one reload in this many milliseconds. */
const guard = 60_000;
const key = 'chunk:reloaded-at';

const never = new Promise<never>(() => {});

/**
 * Reloads the document after a chunk fails to load, since a release may have replaced it. Forms save their
 * drafts while the person types, and nothing is sent again.
 * @throws the error itself when the last such reload was less than a minute ago or cannot be remembered, or
 *   there is no connection: a reload would only remove what is on the screen
 */
export const onceAMinute = (error: unknown): Promise<never> => {
  const last = Number(tabStore.read(key) ?? 0);
  if (Date.now() - last < guard || !navigator.onLine) throw error;
  if (!tabStore.keep(key, String(Date.now()))) throw error;
  window.location.reload();
  return never;
};
