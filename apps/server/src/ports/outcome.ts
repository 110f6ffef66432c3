/**
 * An answer of an outside service, or `unknown` (timeout, 5xx, broken connection): ask again with the same
 * key.
 */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };
