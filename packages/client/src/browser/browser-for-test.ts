/** Fakes the browser APIs that acts sent later use; its locks run one at a time, as real ones do. */
export function browserForTest() {
  const storage = new Map<string, string>();
  let lock = Promise.resolve<unknown>(undefined);
  const hear = new Map<string, () => void>();
  return {
    /** Fires `online`: the connection is back. */
    online: () => hear.get('online')?.(),
    /** Fires `pagehide`: the person leaves the page. */
    leave: () => hear.get('pagehide')?.(),
    globals: {
      localStorage: {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => storage.set(name, value),
        removeItem: (name: string) => storage.delete(name),
      },
      document: { cookie: 'novosel_csrf=1', documentElement: { lang: 'ru' } },
      navigator: {
        locks: {
          request: (_: string, act: () => unknown) => {
            lock = lock.then(act);
            return lock;
          },
        },
      },
      window: {
        addEventListener: (name: string, act: () => void) => {
          hear.set(name, act);
        },
        removeEventListener: () => undefined,
      },
    },
  };
}
