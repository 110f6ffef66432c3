import { type Fraction, fractionMask } from '@novosel/contract/fields/masks.ts';
import { type ReactNode, type Ref, useId } from 'react';
import { useText } from '../text/i18n.tsx';
import { type Left, whenLeft } from '../text/when-left.ts';
import { describedBy, Field } from './field.tsx';
import styles from './fraction-field.module.css';
import { Input } from './input.tsx';

interface FractionFieldProps extends Left {
  label: ReactNode;
  value: Partial<Fraction>;
  onChange: (value: Partial<Fraction>) => void;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const read = (typed: string) => Number(fractionMask.shape(typed)) || undefined;

/** A share as two positive whole numbers (S3-96). */
export const FractionField = (props: FractionFieldProps) => {
  const { label, value, onChange, hint, error, required = false, ref, onBlur } = props;
  const t = useText();
  const id = useId();
  const part = (name: keyof Fraction) => (
    <Input
      ref={name === 'numerator' ? ref : undefined}
      inputMode="numeric"
      autoComplete="off"
      aria-label={t(`ui.fraction.${name}`)}
      {...describedBy(id, { hint, error })}
      value={value[name] ?? ''}
      onChange={({ target }) => {
        const { [name]: _, ...other } = value;
        const number = read(target.value.replace(/\D/g, ''));
        onChange(number ? { ...other, [name]: number } : other);
      }}
    />
  );
  return (
    <Field {...{ id, label, hint, error, required }} group onBlur={whenLeft(onBlur)}>
      <fieldset className={styles.parts} aria-labelledby={`${id}-label`}>
        {part('numerator')}
        <span aria-hidden="true">/</span>
        {part('denominator')}
      </fieldset>
    </Field>
  );
};
