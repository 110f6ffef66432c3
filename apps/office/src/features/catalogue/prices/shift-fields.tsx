import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { readPercent } from '../../../shared/words/read-percent.ts';
import styles from './scope-card.module.css';

interface Shift {
  readonly by: 'percent' | 'sum';
  /** Hundredths of a percent, or kopecks; null while empty, NaN for an invalid percent. */
  readonly value: number | null;
}

interface ShiftFieldsProps {
  by: Shift['by'];
  error: string | undefined;
  onChange: (shift: Shift) => void;
}

const ways = ['up', 'down'] as const;
const measures = ['percent', 'sum'] as const;

const percentOf = (text: string): number | null =>
  text.trim() === '' ? null : (readPercent(text) ?? Number.NaN);

/** An increase or a decrease, by a percent or by a sum. */
export const ShiftFields = ({ by, error, onChange }: ShiftFieldsProps) => {
  const t = useText();
  const [way, setWay] = useState<(typeof ways)[number]>('up');
  const [percent, setPercent] = useState('');
  const [sum, setSum] = useState<number | null>(null);
  const tell = (next: { way?: typeof way; by?: Shift['by']; percent?: string; sum?: number | null }) => {
    const measure = next.by ?? by;
    const amount =
      measure === 'percent' ? percentOf(next.percent ?? percent) : next.sum === undefined ? sum : next.sum;
    const sign = (next.way ?? way) === 'up' ? 1 : -1;
    onChange({ by: measure, value: amount === null ? null : amount * sign });
  };
  return (
    <div className={styles.shift}>
      <Segmented
        label={t('catalogue.scope.way')}
        choices={ways.map((value) => ({ value, label: t(`catalogue.scope.way.${value}`) }))}
        value={way}
        onChange={(value) => {
          setWay(value);
          tell({ way: value });
        }}
      />
      <Segmented
        label={t('catalogue.scope.by')}
        choices={measures.map((value) => ({ value, label: t(`catalogue.scope.by.${value}`) }))}
        value={by}
        onChange={(value) => tell({ by: value })}
      />
      {by === 'percent' ? (
        <TextField
          label={t('catalogue.scope.percent')}
          hint={t('catalogue.scope.percent.hint')}
          required
          inputMode="decimal"
          autoComplete="off"
          value={percent}
          error={error}
          onChange={(event) => {
            setPercent(event.target.value);
            tell({ percent: event.target.value });
          }}
        />
      ) : (
        <MoneyField
          label={t('catalogue.scope.sum')}
          required
          value={sum}
          error={error}
          onChange={(value) => {
            setSum(value);
            tell({ sum: value });
          }}
        />
      )}
    </div>
  );
};
