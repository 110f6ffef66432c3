import type { FieldErrors } from '@novosel/client/calls/errors.ts';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/**
 * Shows the server's errors at their fields and focuses the first of them in the order of `names`, which must
 * be the same array on every render.
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
