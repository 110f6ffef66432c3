import { tabStore } from '@novosel/client/browser/browser-store.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const keysOfTab = (): readonly string[] => {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: only the storage itself lists its keys.
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
};

/**
 * Converts drafts of the former release, which stored a text unchanged and a form as JSON.
 * @param prefix of the keys of drafts
 */
export const adoptFormerDrafts = (prefix: string): void => {
  for (const key of keysOfTab().filter((one) => one.startsWith(prefix))) {
    const text = tabStore.read(key) ?? '';
    const form = parsed(text);
    const isForm = typeof form === 'object' && form !== null;
    if (!isForm || !('values' in form)) draftOf(key.slice(prefix.length)).keep(isForm ? form : text);
  }
};
