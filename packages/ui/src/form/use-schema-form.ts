import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLocale } from '../text/i18n.tsx';
import { type NameFields, schemaResolver } from './schema-resolver.ts';

/**
 * The shell of a form: a schema of the contract, its first values, and the sentences of S5 in the reader's
 * language. A field is checked when it is left, then at every key; `onSubmit` of Form gets what the schema
 * read.
 */
export const useSchemaForm = <Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output>,
  defaultValues: DefaultValues<Values>,
  names?: NameFields,
): UseFormReturn<Values, unknown, Output> => {
  const locale = useLocale();
  const present = useRef(locale);
  present.current = locale;
  return useForm<Values, unknown, Output>({
    mode: 'onTouched',
    defaultValues,
    resolver: schemaResolver<Values, Output>(schema, () => present.current, names),
  });
};
