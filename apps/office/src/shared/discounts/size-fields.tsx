import { mostDiscount } from '@novosel/contract/loyalty/desk-rules.ts';
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { readPercent } from '../words/read-percent.ts';

export interface DiscountSize {
  readonly by: 'percent' | 'sum';
  /** Hundredths of a percent, or kopecks; null while empty. */
  readonly value: number | null;
}

interface SizeFieldsProps {
  size: DiscountSize;
  onChange: (size: DiscountSize) => void;
  wrong: boolean;
}

const measures = ['percent', 'sum'] as const;

/** A percent of the list price, or a sum. */
export const SizeFields = ({ size: { by, value }, onChange, wrong }: SizeFieldsProps) => {
  const t = useText();
  const [percent, setPercent] = useState('');
  const error = wrong ? t('discounts.size.wrong') : undefined;
  const most = t('discounts.size.most', {
    by,
    percent: mostDiscount.percent / 100,
    sum: formatMoney(mostDiscount.sum, { suffix: t('ui.money.suffix') }),
  });
  return (
    <>
      <Segmented
        label={t('discounts.by.label')}
        choices={measures.map((one) => ({ value: one, label: t(`discounts.by.${one}`) }))}
        value={by}
        onChange={(one) => onChange({ by: one, value: one === 'percent' ? readPercent(percent) : null })}
      />
      {by === 'percent' ? (
        <TextField
          label={t('discounts.percent')}
          hint={most}
          required
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          error={error}
          onChange={({ target }) => {
            setPercent(target.value);
            onChange({ by, value: readPercent(target.value) });
          }}
        />
      ) : (
        <MoneyField
          label={t('discounts.sum')}
          hint={most}
          required
          value={value}
          error={error}
          onChange={(sum) => onChange({ by, value: sum })}
        />
      )}
    </>
  );
};
