import { phoneMask } from '@novosel/contract/masks.ts';
import { useState } from 'react';
import { MaskedField } from './masked-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'> {
  /** +79000000001, or an unfinished number as it is shown. */
  value: string;
  /** The finished number as +79000000001, an unfinished one as shown. */
  onChange: (value: string) => void;
}

export const PhoneField = ({ value, onChange, ...rest }: PhoneFieldProps) => {
  const [shown, setShown] = useState(phoneMask.shape(value));
  const known = phoneMask.read(shown) ?? shown;
  return (
    <MaskedField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 900 000-00-00"
      {...rest}
      type="tel"
      mask={phoneMask}
      value={known === value ? shown : phoneMask.shape(value)}
      onChange={(next) => {
        setShown(next);
        onChange(phoneMask.read(next) ?? next);
      }}
    />
  );
};
