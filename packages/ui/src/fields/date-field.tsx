import { dateMask } from '@novosel/contract/fields/masks.ts';
import { useState } from 'react';
import { useText } from '../text/i18n.tsx';
import { MaskedField } from './masked-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'maxLength'> {
  /** YYYY-MM-DD, or an unfinished date as shown. */
  value: string;
  /** The finished date as YYYY-MM-DD, an unfinished or impossible one as shown. */
  onChange: (value: string) => void;
}

/** Dates of documents are typed, not picked from a calendar. */
export const DateField = ({ value, onChange, ...rest }: DateFieldProps) => {
  const t = useText();
  const [shown, setShown] = useState(dateMask.shape(value));
  const known = dateMask.read(shown) ?? shown;
  return (
    <MaskedField
      inputMode="numeric"
      placeholder={t('ui.date.placeholder')}
      {...rest}
      mask={dateMask}
      value={known === value ? shown : dateMask.shape(value)}
      onChange={(next) => {
        setShown(next);
        onChange(dateMask.read(next) ?? next);
      }}
    />
  );
};
