export const requestsPatterns = {
  all: '/requests',
  family: '/requests/:family',
  one: '/requests/:family/:request',
} as const;

/** Addresses from when services were the only requests: notes and letters of the desk still contain them. */
export const servicesPatterns = { all: '/services', one: '/services/:request' } as const;

/** The inbox of a family, or one request of it; `tab` is the tab of the list. */
export const requestsPath = (family: string, id?: string, tab?: string): string =>
  (id === undefined
    ? requestsPatterns.family.replace(':family', family)
    : requestsPatterns.one.replace(':family', family).replace(':request', encodeURIComponent(id))) +
  (tab === undefined ? '' : `?${new URLSearchParams({ tab })}`);
