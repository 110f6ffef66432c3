import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface RefusedFieldsOptions<Values> {
  /** The form's field that shows errors of a field of the call. */
  readonly fieldOf: (name: string) => Path<Values> | undefined;
  /** The message to show, where it is not the server's. */
  readonly words?: (field: string) => string;
  readonly shouldFocus?: boolean;
}

/**
 * Shows the server's errors at their fields. @returns the fields of the call that have a field in the form
 */
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
