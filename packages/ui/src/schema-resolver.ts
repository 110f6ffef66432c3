import { fieldPhrase } from '@novosel/contract/field-errors.ts';
import { fieldFindings } from '@novosel/contract/field-problems.ts';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Locale } from './i18n.tsx';

/**
 * Checks a form by a schema of the contract, in the sentences with which the server answers (S5).
 * @param locale gives the language of the moment of the check
 */
export const schemaResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output>,
    locale: () => Locale,
  ): Resolver<Values, unknown, Output> =>
  async (values) => {
    const { data, error } = await schema.safeParseAsync(values, { reportInput: true });
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, problem, ...demand } of fieldFindings(error, values)) {
      const message = fieldPhrase(problem, path.at(-1) ?? '', locale(), demand);
      set(errors, path.join('.') || 'root', { type: problem, message });
    }
    return { values: {}, errors };
  };
