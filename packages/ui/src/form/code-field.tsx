import { codeIn } from '@novosel/contract/fields/code-text.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { FieldError } from '../fields/field.tsx';
import { classNames } from '../look/class-names.ts';
import { useText } from '../text/i18n.tsx';
import type { Left } from '../text/when-left.ts';
import styles from './code-field.module.css';
import { useSmsCode } from './use-sms-code.ts';

interface CodeFieldProps extends Left {
  length: 4 | 6;
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last digit is entered. */
  onComplete?: ((value: string) => void) | undefined;
  /** Another label than «Код, 6 цифр». */
  label?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** ID of the input. */
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** Forces the look of a focused field, for the page of the kit. */
  'data-as'?: 'focus' | undefined;
}

/** The marked cells, by the selection of the field. */
type Marked = readonly [from: number, to: number];
const nothing: Marked = [0, 0];

/** Looks like cells but is one field, so that pasting and the code from an SMS work as in any input. */
export const CodeField = (props: CodeFieldProps) => {
  const { length, value, onChange, onComplete, label, error, hint, disabled, autoFocus, ref, onBlur } = props;
  const t = useText();
  const id = useId();
  const [inFocus, setInFocus] = useState(false);
  const [expects, setExpects] = useState(false);
  const [marked, setMarked] = useState(nothing);
  const [lacking, setLacking] = useState(false);
  const focused = inFocus || props['data-as'] === 'focus';
  const wrong = lacking ? t('ui.code.lacking', { count: length }) : error;
  const at = Math.min(value.length, length - 1);
  const put = (digits: string) => {
    setLacking(false);
    setMarked(nothing);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  /** Replaces the value; a text without a code changes nothing, and a message says so. */
  const paste = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const begun = /^[\d\s-]+$/.test(text) && digits.length < length;
    const found = codeIn(text, length) ?? (begun ? digits : undefined);
    if (found) put(found);
    else setLacking(true);
  };
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    if (digits.length <= length) return put(digits);
    const added = typed.startsWith(value) ? typed.slice(value.length) : typed;
    // A keyboard may insert a whole message without a paste event; one digit too many is a typing error.
    if (added.length > 1) paste(added);
  };
  /** The caret stays invisible at the end, where Delete would find nothing. */
  const deleteLast = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key !== 'Delete' || selectionStart !== selectionEnd) return;
    event.preventDefault();
    put(value.slice(0, -1));
  };
  useSmsCode(expects, paste);
  return (
    <div className={styles.root}>
      <div className={classNames(styles.code, length === 6 && styles.six, wrong && styles.wrong)}>
        <input
          ref={ref}
          className={styles.input}
          value={value}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => {
            event.preventDefault();
            paste(event.clipboardData.getData('text'));
          }}
          onKeyDown={deleteLast}
          onFocus={() => {
            setInFocus(true);
            setExpects(true);
          }}
          onBlur={({ relatedTarget }) => {
            setInFocus(false);
            setMarked(nothing);
            // A person who looks into another program comes back; one who moves to another field does not
            // wait here.
            if (relatedTarget) setExpects(false);
            // A code that has not come yet, or is requested again, is no error of the person (S5-50).
            if (value && relatedTarget?.matches('input, textarea')) onBlur?.();
          }}
          // The caret is invisible and stays at the end, where the next digit goes. A selection is shown.
          onSelect={({ currentTarget }) => {
            const { selectionStart: from, selectionEnd: to } = currentTarget;
            if (from === to) currentTarget.setSelectionRange(value.length, value.length);
            setMarked(from === to ? nothing : [from ?? 0, to ?? 0]);
          }}
          id={props.id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the step of a code has nothing else to do
          autoFocus={autoFocus}
          aria-label={label ?? t('ui.code', { count: length })}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={
            [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
        />
        <span className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              className={classNames(
                styles.cell,
                focused && index === at && styles.current,
                index >= marked[0] && index < marked[1] && styles.marked,
              )}
            >
              {value[index]}
            </span>
          ))}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={wrong} />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
