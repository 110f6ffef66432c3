/**
 * One draft for both cases, whether the passport has been checked or not: if the desk checks it while the
 * person types, the typed values become the request to change it, and are not lost.
 */
export const ownDraft = 'passport:own';

export const reasonDraft = 'passport:change:reason';
