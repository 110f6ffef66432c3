import { type BrowserStore, deviceStore, tabStore } from '@novosel/client/browser/browser-store.ts';
import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';

const redirectKey = 'auth:redirect';
/** The specification prescribes this key. */
const flatKey = 'booking:flat';

/** Whether a text is an id of an estate. */
export const isEstateId = (text: string): boolean =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

/**
 * Stores where to go after sign-in; an address that is not one of our pages is ignored (S4.2-11, S4.2-12).
 */
export const keepRedirect = (target: unknown): void => {
  const safe = safePath(target, isLandingPage);
  if (safe) tabStore.keep(redirectKey, safe);
};

/** Whether a target is stored already: the server's `next` does not replace it (S4.2-08). */
export const hasRedirect = (): boolean => tabStore.read(redirectKey) !== null;

/** Stores the estate with which a person came from the site (ruling S2.6-02). */
export const keepFlat = (estate: string): void => void deviceStore.keep(flatKey, estate);

const chatKey = 'chat:guid';
const guidParam = 'guid';

/**
 * S4.10-12: takes a conversation out of the address and stores it for the chat.
 * @returns the address without it; undefined when there is none
 */
export const catchChat = ({ pathname, searchParams }: URL): string | undefined => {
  const guid = searchParams.get(guidParam);
  if (guid === null) return undefined;
  tabStore.keep(chatKey, guid.slice(0, 36));
  const rest = new URLSearchParams(searchParams);
  rest.delete(guidParam);
  return pathname + (rest.size > 0 ? `?${rest}` : '');
};

const take = (store: BrowserStore, key: string): string | undefined => {
  const kept = store.read(key) ?? undefined;
  store.forget(key);
  return kept;
};

/** The stored conversation, once; if it is not his, the chat opens his own (promise C14). */
export const takeChat = (): string | undefined => take(tabStore, chatKey);

/** The stored estate, once; undefined when it is no ID. */
export const takeFlat = (): string | undefined => {
  const flat = take(deviceStore, flatKey);
  return flat && isEstateId(flat) ? flat : undefined;
};

/**
 * Where a signed-in person goes: to book the estate he came with, else to the stored page if it is still a
 * safe one, else to the dashboard (S2.6-11, S2.6-12). Stored targets are used once.
 */
export const takeHome = (): string => {
  const flat = takeFlat();
  if (flat) return path('booking', { estate: flat });
  return safePath(take(tabStore, redirectKey), isLandingPage) ?? path('dashboard');
};
