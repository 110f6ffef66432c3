/** Errors of fields by field name; those of no field stand under the empty name. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface RefusalDetails {
  readonly status: number;
  readonly code?: string | undefined;
  readonly message: string;
  readonly errors?: FieldErrors | undefined;
  readonly data?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** The server answered, and the answer is no: its words are for the person. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly status: number;
  /** A code of the contract's register; empty when the answer had none. */
  readonly code: string;
  readonly errors: FieldErrors;
  readonly data: unknown;
  /** From Retry-After of 429 and 503. */
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

/** No answer: nobody knows whether the server did what was asked. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The session is over (401, 403 or a redirect under /api): the page is already on its way to the sign-in. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Whether a repeat of the same act may have another outcome, so that it has to carry the same
 * Idempotency-Key.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof RefusalError &&
    (error.status >= 500 || error.status === 429 || error.code === 'IDEMPOTENCY_IN_FLIGHT'));

/**
 * Whether a read says that there is no such thing: it is unknown, another's, or its address cannot be one.
 * An act asks for its own codes.
 */
export const isAbsent = (error: unknown): boolean =>
  error instanceof RefusalError && (error.status === 404 || error.code === 'VALIDATION');

/**
 * The words of an error for a person: the server's own, then those of the fields.
 * @param unavailable what to say when there was no answer or an unreadable one (S8-01)
 */
export const errorWords = (error: unknown, unavailable: string): readonly string[] => {
  if (error instanceof SessionEndedError) return [];
  if (!(error instanceof RefusalError)) return [unavailable];
  const ofFields = Object.values(error.errors).flat();
  if (error.message && !ofFields.includes(error.message)) return [error.message, ...ofFields];
  return ofFields.length > 0 ? ofFields : [unavailable];
};
