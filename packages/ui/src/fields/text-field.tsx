import { useId, useState } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { Input, type InputProps } from './input.tsx';
import { TextCounter } from './text-counter.tsx';

export interface TextFieldProps extends FieldProps, Omit<InputProps, 'value' | 'defaultValue' | 'required'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** With a limit the label has a counter (S5-31). */
  maxLength?: number | undefined;
}

export const TextField = (props: TextFieldProps) => {
  const { label, hideLabel = false, hint, error, required = false, className, onChange, ...rest } = props;
  const madeId = useId();
  const id = rest.id ?? madeId;
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const length = (rest.value ?? typed).length;
  return (
    <Field
      {...{ id, label, hideLabel, hint, error, required, className }}
      end={rest.maxLength && <TextCounter of={id} length={length} most={rest.maxLength} />}
    >
      <Input
        {...rest}
        id={id}
        aria-required={required || undefined}
        {...describedBy(id, { hint, error, counted: Boolean(rest.maxLength) })}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
    </Field>
  );
};
