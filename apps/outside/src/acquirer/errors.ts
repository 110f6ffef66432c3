import { randomUUID } from 'node:crypto';

const STATUS = {
  invalid_request: 400,
  invalid_credentials: 401,
  not_found: 404,
  internal_server_error: 500,
} as const;

/** A refusal with YooKassa's code; the HTTP status follows from the code. */
export class AcquirerError extends Error {
  readonly statusCode: number;
  readonly body: Record<string, string>;

  constructor(code: keyof typeof STATUS, description: string, parameter?: string) {
    super(description);
    this.statusCode = STATUS[code];
    this.body = { type: 'error', id: randomUUID(), code, description, ...(parameter ? { parameter } : {}) };
  }
}

/** The answer after which the shop cannot know whether the call was performed. */
export function unknownResult(): AcquirerError {
  return new AcquirerError(
    'internal_server_error',
    'Internal server error. Repeat the request with the same key',
  );
}
