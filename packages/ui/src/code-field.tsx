import { type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-field.module.css';
import { FieldError } from './field.tsx';
import { useText } from './i18n.tsx';
import { useSmsCode } from './use-sms-code.ts';
import type { Left } from './when-left.ts';

interface CodeFieldProps extends Left {
  length: 4 | 6;
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last digit is there. */
  onComplete?: ((value: string) => void) | undefined;
  /** Other words than «Код, 6 цифр». */
  label?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The look of a field in focus, for the page of the kit. */
  'data-as'?: 'focus' | undefined;
}

/** Cells for the eye, one field for everybody else: paste and the code from an SMS work as in any input. */
export const CodeField = (props: CodeFieldProps) => {
  const { length, value, onChange, onComplete, label, error, hint, disabled, autoFocus, ref, onBlur } = props;
  const t = useText();
  const id = useId();
  const [inFocus, setInFocus] = useState(false);
  const [expects, setExpects] = useState(false);
  const focused = inFocus || props['data-as'] === 'focus';
  const at = Math.min(value.length, length - 1);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  useSmsCode(expects, change);
  return (
    <div className={styles.root}>
      <div className={classNames(styles.code, length === 6 && styles.six, error && styles.wrong)}>
        <input
          ref={ref}
          className={styles.input}
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={() => {
            setInFocus(true);
            setExpects(true);
          }}
          onBlur={({ relatedTarget }) => {
            setInFocus(false);
            // Whoever looks into another program comes back; whoever goes on to another field does not wait here.
            if (relatedTarget) setExpects(false);
            // A code that has not come yet, or for which a new one is asked, is no error of the person (S5-50).
            if (value && relatedTarget?.matches('input, textarea')) onBlur?.();
          }}
          // The caret is not seen: it stays at the end, where the next digit goes.
          onSelect={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          maxLength={length + 8}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the step of a code has nothing else to do
          autoFocus={autoFocus}
          aria-label={label ?? t('ui.code', { count: length })}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
        />
        <span className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              className={classNames(styles.cell, focused && index === at && styles.current)}
            >
              {value[index]}
            </span>
          ))}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
