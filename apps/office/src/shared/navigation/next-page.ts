import { tabStore } from '@novosel/client/browser/browser-store.ts';
import type { SessionEnd } from '@novosel/client/calls/session.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import { matchPath } from 'react-router';
import { queuePath, signInPath } from '../paths.ts';

const nextKey = 'desk:next';
const reasonKey = 'desk:ended';

let patterns: readonly string[] = [];

/** Sets the addresses that are pages: no other is stored. */
export const knowPages = (known: readonly string[]): void => {
  patterns = known;
};

const isPage = (pathname: string): boolean =>
  pathname !== signInPath && patterns.some((pattern) => matchPath(pattern, pathname));

/** Stores the page where a member of staff was when the session was lost. */
export const keepNext = (target: string): void => {
  const safe = safePath(target, isPage);
  if (safe) tabStore.keep(nextKey, safe);
};

/** Where to go after sign-in: the stored page, once; otherwise the queue. */
export const takeNext = (): string => {
  const kept = safePath(tabStore.read(nextKey), isPage);
  tabStore.forget(nextKey);
  return kept ?? queuePath;
};

/** Stores why the sign-in page is shown, which it tells. */
export const keepReason = (why: SessionEnd): void => void tabStore.keep(reasonKey, why);

export const takeReason = (): SessionEnd | null => {
  const kept = tabStore.read(reasonKey);
  tabStore.forget(reasonKey);
  return kept === 'lost' || kept === 'elsewhere' || kept === 'chosen' ? kept : null;
};
