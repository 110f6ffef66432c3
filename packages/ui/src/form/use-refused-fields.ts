import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface RefusedFieldsOptions<Values> {
  /** The field of the form at which a field of the call stands. */
  readonly fieldOf: (name: string) => Path<Values> | undefined;
  /** What is said there, where that is not the server's sentence. */
  readonly words?: (field: string) => string;
  readonly shouldFocus?: boolean;
}

/** Puts what the server has refused at its fields. @returns the fields of the call that have a place */
export const useRefusedFields = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: Readonly<Record<string, readonly string[]>> | undefined,
  options: RefusedFieldsOptions<Values>,
): readonly string[] => {
  const present = useRef(options);
  present.current = options;
  useEffect(() => {
    const { fieldOf, words, shouldFocus = false } = present.current;
    for (const [name, [said]] of Object.entries(errors ?? {})) {
      const field = fieldOf(name);
      const message = words?.(name) ?? said;
      if (field && message) form.setError(field, { type: 'server', message }, { shouldFocus });
    }
  }, [errors, form]);
  return Object.keys(errors ?? {}).filter((name) => options.fieldOf(name) !== undefined);
};
