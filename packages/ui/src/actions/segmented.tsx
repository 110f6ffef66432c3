import styles from './segmented.module.css';

interface Choice<Value> {
  value: Value;
  label: string;
  /** Language of the label, where it is not that of the page. */
  lang?: string | undefined;
}

interface SegmentedProps<Value> {
  label: string;
  choices: Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one of two to four views, without consequences: «План», «Этаж», «Дом». */
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
        lang={choice.lang}
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
