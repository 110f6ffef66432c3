import { type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import inputStyles from './input.module.css';
import { TextCounter } from './text-counter.tsx';

interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'defaultValue' | 'required'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  maxLength?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export const TextArea = (props: TextAreaProps) => {
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
      <textarea
        {...rest}
        id={id}
        className={inputStyles.input}
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
