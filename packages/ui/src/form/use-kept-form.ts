import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** A place for what is typed, until it is sent. */
export interface FormDraft<Values> {
  readonly read: () => Partial<Values> | undefined;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

interface KeptFormOptions<Values> {
  readonly draft?: FormDraft<Values> | undefined;
  /** Nothing is checked before the form is first sent; from then on all fields are, at every change. */
  readonly late?: boolean | undefined;
}

export interface BoundField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

interface KeptForm<Values extends FieldValues, Output> {
  readonly form: UseFormReturn<Values, unknown, Output>;
  readonly values: Values;
  /** Changes these fields. */
  readonly change: (part: Partial<Values>) => void;
  /** What is said of a field now. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
  /** Binds a field whose `onChange` gets the value itself. */
  readonly bind: <Name extends keyof Values & string>(field: Name) => BoundField<Values[Name]>;
  /** The values shown were left unfinished before. */
  readonly isLeft: boolean;
  /** Goes back to the first values. */
  readonly drop: () => void;
}

/**
 * The shell of a form: its check, its first values and its draft. A field is checked when it is left, then at
 * every key. What is typed stays in the draft until that is forgotten; untouched values are no draft.
 */
export const useKeptForm = <Values extends FieldValues, Output extends FieldValues = Values>(
  check: Resolver<Values, unknown, Output>,
  first: DefaultValues<Values>,
  { draft, late = false }: KeptFormOptions<Values> = {},
): KeptForm<Values, Output> => {
  const [untouched] = useState(first);
  const [place] = useState(draft);
  const [left, setLeft] = useState(() => place?.read());
  const form = useForm<Values, unknown, Output>({
    mode: late ? 'onSubmit' : 'onTouched',
    defaultValues: { ...untouched, ...left } as DefaultValues<Values>,
    resolver: check,
  });
  const { errors } = form.formState;
  useEffect(() => {
    if (!place) return;
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (JSON.stringify(values) === JSON.stringify(untouched)) place.forget();
      else place.keep(values);
    });
    return unsubscribe;
  }, [form, place, untouched]);
  const change = (part: Partial<Values>) => {
    form.setValues(part);
    if (form.formState.isSubmitted) void form.trigger();
  };
  const errorOf = (field: keyof Values & string) =>
    (errors as Readonly<Record<string, { readonly message?: string } | undefined>>)[field]?.message;
  return {
    form,
    get values() {
      return form.watch();
    },
    change,
    errorOf,
    bind: (field) => ({
      value: form.watch()[field],
      error: errorOf(field),
      onChange: (value) => {
        const part: Partial<Values> = {};
        part[field] = value;
        change(part);
      },
    }),
    isLeft: left !== undefined,
    drop: () => {
      setLeft(undefined);
      form.reset(untouched);
      place?.forget();
    },
  };
};
