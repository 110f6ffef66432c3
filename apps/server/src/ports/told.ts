/**
 * An answer of the outside: what it said, or that nobody knows (timeout, 5xx, broken connection): ask again
 * with the same key.
 */
export type Told<Answer> =
  | { readonly kind: 'told'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };
