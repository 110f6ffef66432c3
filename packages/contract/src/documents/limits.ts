/** Of any file that is sent in, to the byte (S5-35, promise 28). */
export const fileBytesAtMost = 10 * 1024 * 1024;
/** The same, as refusals name it. */
export const fileMegabytesAtMost = fileBytesAtMost / 1024 ** 2;

/** Of a picture, over all its frames: more is a bomb, or of no use as a scan (promise 28). */
export const megapixelsAtMost = 40;

/** Of a paper (promise 28). */
export const pagesAtMost = 500;

/** What it may be by the name; the server looks into it as well (S9-23). */
export const fileExtensions = ['png', 'jpg', 'jpeg', 'gif', 'pdf'] as const;
