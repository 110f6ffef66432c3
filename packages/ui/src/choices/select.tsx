import { type ReactNode, type Ref, useId } from 'react';
import type { FieldProps } from '../fields/field.tsx';
import { useText } from '../text/i18n.tsx';
import type { Left } from '../text/when-left.ts';
import styles from './select-box.module.css';
import { type Option, SelectBox } from './select-box.tsx';

interface SelectProps<Value extends string> extends FieldProps, Left {
  options: readonly Option<Value>[];
  value: Value | null;
  /**
   * Called with null when the person chooses the chosen option again; never with `required` (S5-25, S5-26).
   */
  onChange: (value: Value | null) => void;
  placeholder?: string | undefined;
  /** A field to find an option by a part of its text, ignoring letter case (S5-29). */
  search?: boolean | undefined;
  /** The list is 250 px high, as in feedback; otherwise 150 px. */
  tall?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Renders the chosen option with an icon instead of text alone. */
  render?: ((option: Option<Value>) => ReactNode) | undefined;
}

/** A choice of one of five or more options. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { options, value, onChange, placeholder, render, id, ...field } = props;
  const t = useText();
  const madeId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectBox
      {...field}
      id={id ?? madeId}
      options={options}
      chosen={chosen ? [chosen] : []}
      onToggle={(option) => {
        if (option.value !== value) onChange(option.value);
        else if (!field.required) onChange(null);
      }}
    >
      {chosen ? (
        <span className={styles.words}>{render ? render(chosen) : chosen.label}</span>
      ) : (
        <span className={styles.placeholder}>{placeholder ?? t('ui.select.none')}</span>
      )}
    </SelectBox>
  );
};
