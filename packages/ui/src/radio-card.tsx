import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import styles from './radio-card.module.css';

interface RadioChoice<Value> {
  value: Value;
  title: ReactNode;
  /** At the right of the title: the price. */
  end?: ReactNode | undefined;
  note?: ReactNode | undefined;
  /** Why this one cannot be chosen; stands in place of the note. */
  disabledReason?: string | undefined;
}

interface RadioCardsProps<Value> {
  label: ReactNode;
  /** The label is read out but not shown: a title stands above already. */
  hideLabel?: boolean | undefined;
  name?: string | undefined;
  choices: RadioChoice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of two to four with consequences; real radios. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { label, hideLabel, name, choices, value, onChange, error, ref } = props;
  const id = useId();
  return (
    <fieldset className={styles.root} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'sr' : styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={classNames(
              styles.card,
              choice.value === value && styles.chosen,
              choice.disabledReason && styles.disabled,
            )}
          >
            <input
              className="sr"
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={Boolean(choice.disabledReason)}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.dot} />
            <b>{choice.title}</b>
            {choice.end && <b className="num">{choice.end}</b>}
            {(choice.disabledReason ?? choice.note) && (
              <span className={styles.note}>{choice.disabledReason ?? choice.note}</span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
