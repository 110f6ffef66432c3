/** Values kept by the browser for this origin; kept in this page's memory when the browser refuses to. */
export interface BrowserStore {
  read(key: string): string | null;
  /** @returns whether the value outlives the page */
  keep(key: string, value: string): boolean;
  forget(key: string): void;
  forgetAll(prefix: string): void;
}

/** A storage throws when it is full or blocked for this site; no page may break because of that. */
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
      // When the new value does not fit, the storage must not go on holding the old one.
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

/** Of this tab: lost when the tab closes. */
export const tabStore = openStore(() => sessionStorage);

/** Of this device: kept between visits. */
export const deviceStore = openStore(() => localStorage);
