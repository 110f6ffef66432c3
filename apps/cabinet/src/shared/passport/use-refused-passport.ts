import type { RefusalError } from '@novosel/client/calls/errors.ts';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formField, type PassportValues } from './passport-values.ts';

/** A refusal of the server stands at its fields. @returns whether it does, and so is not said twice */
export const useRefusedPassport = (
  form: UseFormReturn<PassportValues>,
  refusal: RefusalError | undefined,
): boolean => {
  useEffect(() => {
    for (const [name, [message]] of Object.entries(refusal?.errors ?? {})) {
      const field = formField(name);
      if (field && message) form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusal, form]);
  return Object.keys(refusal?.errors ?? {}).some(formField);
};
