/** What the browser keeps for this address; this page alone while the browser keeps nothing. */
export interface BrowserStore {
  read(key: string): string | null;
  /** @returns whether it outlives the page */
  keep(key: string, value: string): boolean;
  forget(key: string): void;
  forgetAll(prefix: string): void;
}

/** A storage throws where sites may keep nothing, and when it is full; no page may stop working for that. */
const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

const openStore = (storage: () => Storage): BrowserStore => {
  const memory = new Map<string, string>();
  const forget = (key: string): void => {
    memory.delete(key);
    attempt(() => storage().removeItem(key));
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    keep(key, value) {
      // What is too long for a full storage must not leave the former value there.
      forget(key);
      const kept = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (!kept) memory.set(key, value);
      return kept === true;
    },
    forget,
    forgetAll(prefix) {
      const keys = [...memory.keys(), ...(attempt(() => Object.keys(storage())) ?? [])];
      for (const key of keys) if (key.startsWith(prefix)) forget(key);
    },
  };
};

/** Of the tab: dies with it. */
export const tabStore = openStore(() => sessionStorage);

/** Of the device: outlives the visit. */
export const deviceStore = openStore(() => localStorage);
