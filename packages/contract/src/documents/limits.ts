/** Largest size of an uploaded file, exactly (S5-35, promise 28). */
export const fileBytesAtMost = 10 * 1024 * 1024;
/** The same in MiB, for refusals. */
export const fileMegabytesAtMost = fileBytesAtMost / 1024 ** 2;

/** Largest picture, over all its frames: a larger one is a bomb, or useless as a scan (promise 28). */
export const megapixelsAtMost = 40;

/** Most pages of a paper (promise 28). */
export const pagesAtMost = 500;

/** Allowed file name extensions; the server also checks the content (S9-23). */
export const fileExtensions = ['png', 'jpg', 'jpeg', 'gif', 'pdf'] as const;
