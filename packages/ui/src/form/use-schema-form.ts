import { useRef } from 'react';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useLocale } from '../text/i18n.tsx';
import { type NameFields, schemaResolver } from './schema-resolver.ts';
import { useKeptForm } from './use-kept-form.ts';

/** Validates a form by a schema of the contract, with the messages of S5 in the reader's language. */
export const useSchemaCheck = <Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output>,
  names?: NameFields,
): Resolver<Values, unknown, Output> => {
  const locale = useLocale();
  const present = useRef(locale);
  present.current = locale;
  return schemaResolver<Values, Output>(schema, () => present.current, names);
};

/**
 * A form without a draft that a schema of the contract validates; `onSubmit` of Form gets the parsed values.
 */
export const useSchemaForm = <Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output>,
  first: DefaultValues<Values>,
  names?: NameFields,
): UseFormReturn<Values, unknown, Output> =>
  useKeptForm<Values, Output>(useSchemaCheck(schema, names), first).form;
