let stale = false;

/** A newer release is active: the next page loads as a document, so that its code matches the server. */
export const markStale = (): void => {
  stale = true;
};

/** Whether the code of this tab belongs to a former release. */
export const isStale = (): boolean => stale;
