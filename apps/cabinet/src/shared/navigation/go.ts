interface GoOptions {
  /** The place takes the place of the present one in the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Leads to a page of the cabinet; resolves when it is there. */
export type Go = (to: string, options?: GoOptions) => Promise<void>;

interface Way {
  readonly go: Go;
  /** Fetches the page behind an address ahead of the press. */
  readonly preload: (href: string) => void;
}

let way: Way = { go: async () => {}, preload: () => {} };

/**
 * Says how the cabinet goes on: by its router, or while only the sign-in is loaded, by loading the router
 * first.
 */
export const goBy = (own: Way): void => {
  way = own;
};

export const go: Go = (to, options) => way.go(to, options);

export const preload = (href: string): void => way.preload(href);
