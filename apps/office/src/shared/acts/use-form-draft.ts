import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetDraft, keepForm, readForm } from '../drafts.ts';

interface FormDraft {
  /** What is shown was left unfinished. */
  readonly kept: boolean;
  /** Back to what the form began with. */
  readonly drop: () => void;
  /** The act is done. */
  readonly forget: () => void;
}

/** A long form survives a press beside its window and a reload. @param key names the act and its matter */
export function useFormDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  began: Values,
): FormDraft {
  const [first] = useState(began);
  const [kept, setKept] = useState(() => readForm<Values>(key));
  useEffect(() => {
    const left = readForm<Values>(key);
    if (left) form.reset(left, { keepDefaultValues: true });
    const watching = form.watch(() => keepForm(key, form.getValues(), first));
    return () => watching.unsubscribe();
  }, [form, key, first]);
  return {
    kept: kept !== undefined,
    drop: () => {
      form.reset(first);
      forgetDraft(key);
      setKept(undefined);
    },
    forget: () => forgetDraft(key),
  };
}
