import { classNames } from '@novosel/ui/look/class-names.ts';
import styles from './filters.module.css';

interface Choice<Value> {
  value: Value;
  /** In the button. */
  short: string;
  /** What is read out and shown by the pointer, when the button says less. */
  full?: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** How many estates each would give; an option without any stays to be taken off, but is pale. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Needs more room than a field: so many columns of a wide screen. */
  wide?: 'four' | 'five';
}

/** Any number of a few; none chosen is all of them. */
export const Choices = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  counts,
  wide,
}: ChoicesProps<Value>) => {
  const toggle = (one: Value) =>
    onChange(
      choices.map((choice) => choice.value).filter((known) => (known === one) !== value.includes(known)),
    );
  return (
    <fieldset className={classNames(styles.group, wide && styles[wide])}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value: one, short, full }) => (
          <button
            key={one}
            type="button"
            className={classNames(styles.choice, counts?.get(one) === 0 && styles.none)}
            aria-pressed={value.includes(one)}
            {...(full && { 'aria-label': full, title: full })}
            onClick={() => toggle(one)}
          >
            {short}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
