/** Whether a sign-in is closed without a term: the server writes a moment beyond any. */
export const isForGood = (until: string): boolean => new Date(until).getUTCFullYear() >= 2099;
