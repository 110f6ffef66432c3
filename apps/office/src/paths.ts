/** The one map of the desk's pages. */
export const deskPatterns = {
  queue: '/',
  deal: '/deals/:booking',
  audit: '/audit',
  signIn: '/sign-in',
} as const;

export const queuePath = deskPatterns.queue;
export const auditPath = deskPatterns.audit;
export const signInPath = deskPatterns.signIn;

/** The card of a deal; the filter of the queue stays as it is. */
export const dealPath = (booking: string, search = ''): string =>
  deskPatterns.deal.replace(':booking', encodeURIComponent(booking)) + search;
