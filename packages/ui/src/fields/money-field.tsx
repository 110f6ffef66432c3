import { moneyMask, moneyWithKopecksMask } from '@novosel/contract/fields/masks.ts';
import type { Kopecks } from '@novosel/contract/texts/money.ts';
import { useState } from 'react';
import { useText } from '../text/i18n.tsx';
import { MaskedField } from './masked-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'end' | 'maxLength'> {
  /** null for an empty field. */
  value: Kopecks | null;
  onChange: (value: Kopecks | null) => void;
  /** Allows two decimals (S3-94). */
  kopecks?: boolean | undefined;
}

export const MoneyField = ({ value, onChange, kopecks, ...rest }: MoneyFieldProps) => {
  const t = useText();
  const mask = kopecks ? moneyWithKopecksMask : moneyMask;
  const [shown, setShown] = useState(value === null ? '' : mask.show(value));
  const same = (mask.read(shown) ?? null) === value;
  return (
    <MaskedField
      {...rest}
      money
      inputMode={kopecks ? 'decimal' : 'numeric'}
      autoComplete="off"
      mask={{ shape: mask.shape, read: mask.shape, show: mask.shape }}
      end={t('ui.money.suffix')}
      value={same ? shown : value === null ? '' : mask.show(value)}
      onChange={(next) => {
        setShown(next);
        onChange(mask.read(next) ?? null);
      }}
    />
  );
};
