import { fieldPhrase } from '@novosel/contract/fields/field-errors.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { phoneProblem } from '@novosel/contract/fields/phone.ts';
import { useState } from 'react';
import { useLocale } from '../text/i18n.tsx';
import { MaskedField } from './masked-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'> {
  /** +79000000001, or an unfinished number as shown. */
  value: string;
  /** The finished number as +79000000001, an unfinished one as shown. */
  onChange: (value: string) => void;
}

/**
 * A number that can never become a Russian one is reported at once: a person who pasted it already looks
 * elsewhere.
 */
export const PhoneField = ({ value, onChange, error, ...rest }: PhoneFieldProps) => {
  const locale = useLocale();
  const [shown, setShown] = useState(phoneMask.shape(value));
  const known = phoneMask.read(shown) ?? shown;
  const text = known === value ? shown : phoneMask.shape(value);
  const problem = phoneProblem(text);
  const never = problem && problem !== 'phoneShort';
  return (
    <MaskedField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 900 000-00-00"
      {...rest}
      type="tel"
      mask={phoneMask}
      value={text}
      error={never ? fieldPhrase(problem, 'phone', locale) : error}
      onChange={(next) => {
        setShown(next);
        onChange(phoneMask.read(next) ?? next);
      }}
    />
  );
};
