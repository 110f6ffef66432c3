import { AppError } from '../../app-error.ts';

/**
 * What was asked, as it came: PostgreSQL keeps no zero character and no half of a surrogate pair, and no
 * person types one (promise 29).
 * @throws AppError VALIDATION at the fields that have one
 */
export function keepable<Asked>(asked: Asked): Asked {
  const wrong = unkeepableFields(asked);
  if (wrong.length === 0) return asked;
  throw new AppError('VALIDATION', {
    fields: Object.fromEntries(wrong.map((field) => [field, ['default']])),
  });
}

/** Goes without recursion: what has come may be as deep as it is long. */
function unkeepableFields(asked: unknown): string[] {
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
