import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

/** Where the form keeps unsent values. */
export interface FormDraft<Values> {
  readonly read: () => Partial<Values> | undefined;
  readonly keep: (values: Values) => void;
  readonly forget: () => void;
}

interface KeptFormOptions<Values> {
  readonly draft?: FormDraft<Values> | undefined;
  /** Validates nothing before the first submit; from then on all fields at every change. */
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
  /** The present error of a field. */
  readonly errorOf: (field: keyof Values & string) => string | undefined;
  /** Binds a field whose `onChange` gets the value itself. */
  readonly bind: <Name extends keyof Values & string>(field: Name) => BoundField<Values[Name]>;
  /** Whether the values come from a draft of an earlier visit to the page. */
  readonly isLeft: boolean;
  /** Goes back to the first values. */
  readonly drop: () => void;
}

/**
 * The state of a form: validation, first values and draft. A field is validated when it is left, then at
 * every key. Typed values stay in the draft until it is forgotten; untouched values are not saved.
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
