import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';

/** Binds a field of the kit to a form: `<TextField label="…" {...useField(form, 'email')} />`. */
export const useField = <Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
) => {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    ...field,
    value: field.value as FieldPathValue<Values, Name>,
    error: fieldState.error?.message,
  };
};
