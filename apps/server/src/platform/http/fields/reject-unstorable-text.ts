import { AppError } from '../../app-error.ts';

/**
 * Returns the input unchanged, unless it contains a NUL character or half of a surrogate pair, which
 * PostgreSQL cannot store (promise 29).
 * @throws AppError VALIDATION at the fields with one
 */
export function rejectUnstorableText<Asked>(asked: Asked): Asked {
  const wrong = unstorableFields(asked);
  if (wrong.length === 0) return asked;
  throw new AppError('VALIDATION', {
    fields: Object.fromEntries(wrong.map((field) => [field, ['default']])),
  });
}

/** Not recursive: input may be nested arbitrarily deep. */
function unstorableFields(asked: unknown): string[] {
  const wrong: string[] = [];
  const left: { readonly field: string; readonly value: unknown }[] = [{ field: '', value: asked }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next;
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) wrong.push(field);
    } else if (Array.isArray(value)) {
      for (const item of value) left.push({ field, value: item });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) left.push({ field: name, value: part });
    }
  }
  return wrong;
}
