import { cleanValues } from '@novosel/contract/fields/clean-text.ts';
import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { fieldFindings } from '@novosel/contract/fields/field-problems.ts';
import { type NameKind, nameQuestionPhrase } from '@novosel/contract/fields/names.ts';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Locale } from '../text/i18n.tsx';
import { openQuestion } from '../text/sure-names.ts';

/** Fields that are names of people, about which the form may ask questions. */
export type NameFields = Readonly<Record<string, NameKind>>;

/**
 * Validates a form by a schema of the contract, with the server's messages (S5).
 * @param locale gives the language at the moment of validation
 * @param names fields with questions that must be answered before the form is sent
 */
export const schemaResolver =
  <Values extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output>,
    locale: () => Locale,
    names: NameFields = {},
  ): Resolver<Values, unknown, Output> =>
  async (typed) => {
    const values = cleanValues(typed);
    const { data, error } = await schema.safeParseAsync(values, { reportInput: true });
    const errors: FieldErrors<Values> = {};
    for (const { path, problem, ...demand } of error ? fieldFindings(error, values) : []) {
      const message = fieldPhrase(problem, path.at(-1) ?? '', locale(), demand);
      set(errors, path.join('.') || 'root', { type: problem, message });
    }
    for (const [field, kind] of Object.entries(names)) {
      const question = openQuestion(kind, values[field]);
      if (question && !Object.hasOwn(errors, field))
        set(errors, field, { type: 'ask', message: nameQuestionPhrase(question, locale()) });
    }
    return data && Object.keys(errors).length === 0 ? { values: data, errors: {} } : { values: {}, errors };
  };
