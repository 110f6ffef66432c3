import type * as z from 'zod/mini';
import type { FieldDemand, FieldProblem } from './field-errors.ts';

/** A finding of a schema, as a problem of the register. */
export interface FieldFinding extends FieldDemand {
  /** From the outside in: `['passport', 'serial']`. */
  readonly path: readonly string[];
  readonly problem: FieldProblem;
}

type Issue = z.core.$ZodIssue;
type Found = Omit<FieldFinding, 'path'>;

const isNothing = (input: unknown) => input === undefined || input === null || input === '';

const ofSize = (issue: Issue & { code: 'too_small' | 'too_big' }): Found => {
  const small = issue.code === 'too_small';
  const count = Number(small ? issue.minimum : issue.maximum);
  const counted = issue.origin === 'string' || issue.origin === 'array';
  // An empty list or an empty text is a field that was left out.
  if (small && counted && (count === 1 || isNothing(issue.input))) return { problem: 'required' };
  if (issue.origin === 'array' && !small) return { problem: 'maxCount', count };
  if (counted) return { problem: small ? 'minLength' : 'maxLength', count };
  // The register has sentences for «at least» and «at most», but not for «more than».
  if (!issue.inclusive) return { problem: 'default' };
  return { problem: small ? 'minValue' : 'maxValue', count };
};

const unknownValues = Symbol('values that were parsed elsewhere');

const problemOf = (issue: Issue, given: unknown): Found => {
  if (issue.code === 'custom') {
    const { problem, other, sign, count } = (issue.params ?? {}) as Partial<Found>;
    return { problem: problem ?? 'default', other, sign, count };
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return ofSize(issue);
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true)
    return { problem: 'agree' };
  // Coercion turns a missing value into NaN: the original value tells a missing number from an invalid one.
  const input = Number.isNaN(issue.input) && given !== unknownValues ? given : issue.input;
  if (isNothing(input) && issue.code !== 'unrecognized_keys') return { problem: 'required' };
  if (issue.code === 'invalid_type' && issue.expected === 'int') return { problem: 'integer' };
  return { problem: 'default' };
};

const givenAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((within, name) => (within as Record<PropertyKey, unknown> | null)?.[name], values);

/**
 * The first finding of each field. Parse with `reportInput`, otherwise an empty text looks the same as an
 * invalid one.
 * @param values the parsed values; without them a missing number counts as invalid
 */
export const fieldFindings = (error: z.core.$ZodError, values?: unknown): FieldFinding[] => {
  const found = new Map<string, FieldFinding>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const names = path.map(String);
      const key = names.join('.');
      if (!found.has(key))
        found.set(key, {
          path: names,
          ...problemOf(issue, values === undefined ? unknownValues : givenAt(values, path)),
        });
    }
  }
  return [...found.values()];
};
