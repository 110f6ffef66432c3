/** An address at which there is no page; a guest does not come so far (S2.6-08). */
export class NotFoundError extends Error {
  readonly status = 404;
}
