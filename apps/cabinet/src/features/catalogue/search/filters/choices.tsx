import { classNames } from '@novosel/ui/look/class-names.ts';
import styles from './filters.module.css';

interface Choice<Value> {
  value: Value;
  /** Text of the button. */
  short: string;
  /** Accessible name and tooltip, when the button's text is shorter. */
  full?: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /**
   * How many estates each option would give; a chosen option without any can still be removed, but is pale.
   */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Takes four or five columns of a wide screen, since it needs more room than a field. */
  wide?: 'four' | 'five';
}

/** A choice of any number of options; none chosen means all of them. */
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
