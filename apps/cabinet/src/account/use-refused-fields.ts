import type { FieldErrors } from '@novosel/client/errors.ts';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * What the server said of a field stands at it, and the field takes the focus; of several, the first of
 * `names`, which must be the same array at every drawing.
 */
export const useRefusedFields = <Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: FieldErrors,
  names: readonly FieldPath<Values>[],
): void => {
  useEffect(() => {
    for (const name of names.toReversed()) {
      const message = fields[name]?.[0];
      if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }, [fields, setError, names]);
};
