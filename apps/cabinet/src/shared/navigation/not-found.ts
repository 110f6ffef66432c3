/** The address has no page; a guest never sees it, since he goes to the sign-in (S2.6-08). */
export class NotFoundError extends Error {
  readonly status = 404;
}
