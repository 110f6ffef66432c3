/** Keys of personal data and secrets; their values are removed at any depth. */
const secret =
  /^(.*password.*|.*token.*|.*secret.*|ticket|bearer|cookies?|authorization|headers|codes?|phone|.*email|surname|(first|last|full)?name|patronymic|passport|serial|(issuer|birth|address).*|birthday|to|text|message|payload|params|parameters|values|body|detail|query|url)$/i;

const uuid = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;
const hidden: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'«»(),;:=]+@[^\s@<>"'«»(),;:=]+/gu, '[address]'],
  [/[\w-]{32,}/g, '[token]'],
  [/\+?\d[\d\s()-]{8,}\d/g, '[number]'],
  [/\d{6,}/g, '[number]'],
  // PostgreSQL repeats a wrong value: `invalid input syntax for type date: "…"`.
  [/: ".*/s, ': [value]'],
  [/\)=\(.*/s, ')=[value]'],
];
const deepest = 6;
/** Shorter words identify nobody. */
const shortest = 6;
/**
 * SQLSTATE of errors whose text contains the wrong value itself: invalid data, and errors raised by
 * functions.
 */
const telling = /^(22|P0)[0-9A-Z]{3}$/;

/**
 * A text for the log: people's addresses, numbers and tokens are removed, IDs of records stay. Only the first
 * line is kept: below it Drizzle prints the values of its query.
 */
export function plainText(text: string): string {
  if (text.length < shortest) return text;
  return text
    .replace(/\n.*/s, '')
    .split(uuid)
    .map((piece) => (uuid.test(piece) ? piece : hideIn(piece)))
    .join('');
}

const hideIn = (piece: string) => hidden.reduce((left, [what, word]) => left.replace(what, word), piece);

/**
 * An error for the log. A database error contains the values of its query; the first line without parameters
 * and the stack are enough to find it.
 */
export function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code: plainText(code) } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    message: telling.test(String(code)) ? '[value]' : plainText(error.message).slice(0, 300),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: plainError(error.cause) } : {}),
  };
}

/**
 * The fields of a line without personal data, at any depth; other values than plain data are replaced by
 * their type.
 */
export function plainFields(fields: object, depth = 0): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([key, value]) => !secret.test(key) || isCode(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, plainValue(value, depth)]));
}

/** A code of the register of errors is not a person's code. */
const isCode = (key: string, value: unknown) =>
  key === 'code' && typeof value === 'string' && /^[A-Z_]+$/.test(value);

function plainValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return plainError(value);
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => plainValue(item, depth + 1));
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? plainFields(value, depth + 1) : `[${value.constructor?.name ?? 'object'}]`;
}
