import { MoneyField } from '@novosel/ui/fields/money-field.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import styles from './filters.module.css';
import { useDebouncedTyping } from './use-debounced-typing.ts';
import { readWhole, showWhole } from './whole-typed.ts';

type Bound = 'from' | 'to';

interface RangeProps {
  what: 'price' | 'area' | 'floor';
  /** Whole rubles, square metres or floors. */
  from: number | null;
  to: number | null;
  onChange: (bound: Bound, value: number | null) => void;
  /** Whether floors below the ground are allowed. */
  below?: boolean;
  /** Beside the fields: another filter of the same thing. */
  children?: ReactNode;
}

/** A range «from – to»; the list changes after a pause in typing. */
export const Range = ({ what, from, to, onChange, below, children }: RangeProps) => {
  const t = useText();
  const One = what === 'price' ? Rubles : Whole;
  const widths = { price: styles.price, area: styles.area, floor: styles.four };
  return (
    <fieldset className={classNames(styles.group, widths[what])}>
      <legend className={styles.legend}>{t('catalogue.range', { what })}</legend>
      <div className={styles.range}>
        <One what={what} bound="from" value={from} below={below} onChange={onChange} />
        <One what={what} bound="to" value={to} below={below} onChange={onChange} />
      </div>
      {children}
    </fieldset>
  );
};

interface BoundProps {
  what: RangeProps['what'];
  bound: Bound;
  value: number | null;
  below: boolean | undefined;
  onChange: RangeProps['onChange'];
}

const useBound = ({ what, bound, value, onChange }: BoundProps) => {
  const t = useText();
  const tell = useCallback((rested: number | null) => onChange(bound, rested), [bound, onChange]);
  return {
    ...useDebouncedTyping(value, tell),
    words: {
      label: t('catalogue.range.bound', { what, bound }),
      hideLabel: true,
      placeholder: t('catalogue.range.hint', { bound }),
    },
  };
};

const kopecks = 100;

const Rubles = (props: BoundProps) => {
  const { shown, type, settle, words } = useBound(props);
  return (
    <MoneyField
      {...words}
      value={shown === null ? null : shown * kopecks}
      onChange={(sum) => type(sum === null ? null : Math.floor(sum / kopecks))}
      onBlur={settle}
    />
  );
};

const longest = { area: 4, floor: 2, price: 12 };

const Whole = (props: BoundProps) => {
  const t = useText();
  const { shown, type, settle, words } = useBound(props);
  const [rest, setRest] = useState('');
  const read = (typed: string) => {
    const { value, rest: left } = readWhole(typed, {
      longest: longest[props.what],
      below: props.below === true,
    });
    setRest(left);
    type(value);
  };
  return (
    <TextField
      {...words}
      // The numeric keyboard of many phones has no minus.
      inputMode={props.below ? 'text' : 'numeric'}
      autoComplete="off"
      value={showWhole(shown, rest)}
      onChange={(event) => read(event.target.value)}
      onBlur={() => {
        setRest('');
        settle();
      }}
      {...(props.what === 'area' && { end: t('estate.m2') })}
    />
  );
};
