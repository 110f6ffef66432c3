import * as z from 'zod/mini';

/** A secret of a link: at least 128 bits in base64url. */
export const linkToken = z.string().check(z.regex(/^[\w-]{16,64}$/));
