/** Whether a sign-in is locked without a term: the server then stores a moment in the far future. */
export const isLockedWithoutTerm = (until: string): boolean => new Date(until).getUTCFullYear() >= 2099;
