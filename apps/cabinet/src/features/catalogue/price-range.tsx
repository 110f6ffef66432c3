import { useText } from '@novosel/ui/i18n.tsx';
import { MoneyField } from '@novosel/ui/money-field.tsx';
import { useEffect, useState } from 'react';
import styles from './estate-filters.module.css';

interface PriceRangeProps {
  /** In rubles. */
  from: number | null;
  to: number | null;
  onChange: (part: { priceFrom?: number | null; priceTo?: number | null }) => void;
}

/** A pause of typing after which the list is asked for, in ms. */
const pause = 500;
const kopecks = 100;

/** The price from and to; the list follows when the typing rests. */
export const PriceRange = ({ from, to, onChange }: PriceRangeProps) => {
  const t = useText();
  return (
    <fieldset className={styles.price}>
      <legend className={styles.legend}>{t('catalogue.filter.price')}</legend>
      <div className={styles.range}>
        <Bound
          label={t('catalogue.filter.priceFrom')}
          hint={t('catalogue.filter.from')}
          value={from}
          onChange={(priceFrom) => onChange({ priceFrom })}
        />
        <Bound
          label={t('catalogue.filter.priceTo')}
          hint={t('catalogue.filter.to')}
          value={to}
          onChange={(priceTo) => onChange({ priceTo })}
        />
      </div>
    </fieldset>
  );
};

interface BoundProps {
  label: string;
  /** Inside the empty field: «от», «до». */
  hint: string;
  value: number | null;
  onChange: (rubles: number | null) => void;
}

const Bound = ({ label, hint, value, onChange }: BoundProps) => {
  const [typed, setTyped] = useState<number | null>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const shown = typed === undefined ? value : typed;
  return (
    <MoneyField
      label={label}
      hideLabel
      placeholder={hint}
      value={shown === null ? null : shown * kopecks}
      onChange={(sum) => setTyped(sum === null ? null : sum / kopecks)}
    />
  );
};
