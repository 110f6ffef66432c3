export const sitesPatterns = { all: '/sites', one: '/sites/:site' } as const;

/** The card of a client site. */
export const sitePath = (site: string): string =>
  sitesPatterns.one.replace(':site', encodeURIComponent(site));
