let stale = false;

/**
 * A newer release has taken over: the next page is loaded as a document, so that its code is that of the
 * server.
 */
export const markStale = (): void => {
  stale = true;
};

/** Whether the code of this tab belongs to a release before. */
export const isStale = (): boolean => stale;
