import { type ErrorCode, type ErrorParams, errorRegister } from '@novosel/contract/errors.ts';

/** A refusal with a code of the register; the door turns it into status, phrase and envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Codes of messages by field, for forms. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    details: { params?: ErrorParams; fields?: Record<string, readonly string[]>; data?: unknown } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = details.params ?? {};
    this.fields = details.fields ?? {};
    this.data = details.data;
  }

  get status(): number {
    return errorRegister[this.code].status;
  }
}
