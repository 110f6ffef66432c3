import styles from './segmented.module.css';

interface Choice<Value> {
  value: Value;
  label: string;
}

interface SegmentedProps<Value> {
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to four without consequences: «План», «Этаж», «Дом». */
export const Segmented = <Value extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedProps<Value>) => (
  <fieldset className={styles.root} aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className={styles.choice}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
