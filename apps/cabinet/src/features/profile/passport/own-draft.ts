/**
 * One draft whether the passport has been checked or not: what is typed while the desk checks it becomes the
 * request to change it, and is not lost.
 */
export const ownDraft = 'passport:own';

export const reasonDraft = 'passport:change:reason';
