import { type ErrorCode, type ErrorParams, errorRegister } from '@novosel/contract/errors/errors.ts';
import type { FieldDemand } from '@novosel/contract/fields/field-errors.ts';

/** A problem of a field: a problem or an error code of the registers, with what its rule requires. */
export type FieldFault = string | (FieldDemand & { readonly problem: string });

/** A refusal with a code of the register; the HTTP layer turns it into status, phrase and envelope. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Problems by field, for forms. */
  readonly fields: Readonly<Record<string, readonly FieldFault[]>>;
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    details: { params?: ErrorParams; fields?: Record<string, readonly FieldFault[]>; data?: unknown } = {},
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
