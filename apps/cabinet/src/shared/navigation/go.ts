interface GoOptions {
  /** Replaces the present entry of the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Navigates to a page of the cabinet; resolves when it is shown. */
export type Go = (to: string, options?: GoOptions) => Promise<void>;

interface Way {
  readonly go: Go;
  /** Fetches the page of an address before the press. */
  readonly preload: (href: string) => void;
}

let way: Way = { go: async () => {}, preload: () => {} };

/**
 * Sets how the cabinet navigates: by its router, or, while only the sign-in is loaded, by loading the router
 * first.
 */
export const goBy = (own: Way): void => {
  way = own;
};

export const go: Go = (to, options) => way.go(to, options);

export const preload = (href: string): void => way.preload(href);
