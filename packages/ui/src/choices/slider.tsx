import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Input } from '../fields/input.tsx';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  onChange: (value: number) => void;
  /** Formats the number beside it and for screen readers; by default digits in groups of three. */
  format?: ((value: number) => string) | undefined;
  /** After the number: «руб.», «лет». */
  suffix?: ReactNode | undefined;
  from?: ReactNode | undefined;
  to?: ReactNode | undefined;
  hint?: ReactNode | undefined;
}

const byThrees = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** A native range input drawn as a dimension line, with a field for its number (LOOK «What to use when»). */
export const Slider = (props: SliderProps) => {
  const { label, value, min, max, step = 1, onChange, format = byThrees, suffix, from, to, hint } = props;
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const finish = () => {
    if (typed !== undefined) {
      const digits = typed.replace(/\D/g, '');
      if (digits) onChange(within(Number(digits)));
    }
    setTyped(undefined);
  };
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <fieldset className={styles.root} aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <div className={styles.number}>
          <Input
            inputMode="numeric"
            aria-label={label}
            value={typed ?? format(value)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === undefined) return;
              event.preventDefault();
              finish();
            }}
            money
            end={suffix}
          />
        </div>
      </div>
      <input
        type="range"
        className={styles.range}
        aria-labelledby={`${id}-label`}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        style={{ '--at': `${share * 100}%` } as CSSProperties}
      />
      {(from || to) && (
        <div className={styles.ends}>
          <span>{from}</span>
          <span>{to}</span>
        </div>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
};
