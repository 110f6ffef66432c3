/** Errors by field name; those that belong to no field are under the empty name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface RefusalDetails {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message: string;
  readonly errors?: FieldErrors | undefined;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** The server answered with a refusal; its message is written for the person. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly status: number;
  /** An error code of the contract; empty when the answer had none. */
  readonly code: string;
  readonly errors: FieldErrors;
  readonly data: unknown;
  /** Seconds, from Retry-After of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;

  constructor(details: RefusalDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code ?? '';
    this.errors = details.errors ?? {};
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** No answer came: the server may or may not have done what the call asked. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The session is over (401, 403 or a redirect under /api): the page is already going to the sign-in. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Whether the act may have happened in spite of the error: a repeat then must carry the same Idempotency-Key.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof RefusalError &&
    (error.status >= 500 || error.status === 429 || error.code === 'IDEMPOTENCY_IN_FLIGHT'));

/**
 * Whether a read failed because the thing does not exist for this person: it is unknown, belongs to somebody
 * else, or its address is malformed. An act checks its own error codes instead.
 */
export const isAbsent = (error: unknown): boolean =>
  error instanceof RefusalError && (error.status === 404 || error.code === 'VALIDATION');

/**
 * The messages of an error for a person: the server's own first, then those of the fields.
 * @param unavailable what to say when there was no answer or an unreadable one (S8-01)
 */
export const errorWords = (error: unknown, unavailable: string): readonly string[] => {
  if (error instanceof SessionEndedError) return [];
  if (!(error instanceof RefusalError)) return [unavailable];
  const ofFields = Object.values(error.errors).flat();
  if (error.message && !ofFields.includes(error.message)) return [error.message, ...ofFields];
  return ofFields.length > 0 ? ofFields : [unavailable];
};
