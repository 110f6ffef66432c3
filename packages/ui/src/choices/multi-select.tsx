import X from 'lucide-react/icons/x';
import { type PointerEvent, type Ref, useId } from 'react';
import type { FieldProps } from '../fields/field.tsx';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import type { Left } from '../text/when-left.ts';
import styles from './select-box.module.css';
import { type Option, SelectBox } from './select-box.tsx';

/** The number of tags shown; more are counted: «Ещё 3» (S5-27, S5-28). */
const shownTags = 2;

interface MultiSelectProps<Value extends string> extends FieldProps, Left {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  placeholder?: string | undefined;
  search?: boolean | undefined;
  tall?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export const MultiSelect = <Value extends string>(props: MultiSelectProps<Value>) => {
  const { options, value, onChange, placeholder, ...field } = props;
  const t = useText();
  const id = useId();
  const chosen = options.filter((option) => value.includes(option.value));
  const without = (option: Option<Value>) => value.filter((one) => one !== option.value);
  const more = chosen.length - shownTags;
  const remove = (event: PointerEvent, option: Option<Value>) => {
    event.preventDefault();
    event.stopPropagation();
    onChange(without(option));
  };
  return (
    <SelectBox
      {...field}
      id={id}
      options={options}
      chosen={chosen}
      multiple
      onToggle={(option) =>
        onChange(value.includes(option.value) ? without(option) : [...value, option.value])
      }
    >
      {chosen.length === 0 && (
        <span className={styles.placeholder}>{placeholder ?? t('ui.select.none')}</span>
      )}
      {chosen.slice(0, shownTags).map((option) => (
        <span key={option.value} className={styles.tag} title={option.label}>
          <span className={styles.tagText}>{option.label}</span>
          {/* A shortcut for the pointer; keyboard users deselect the option in the list. */}
          <span
            className={styles.tagRemove}
            aria-hidden="true"
            onPointerDown={(event) => remove(event, option)}
          >
            <Icon of={X} size="s" />
          </span>
        </span>
      ))}
      {more > 0 && <span className={styles.more}>{t('ui.select.more', { count: more })}</span>}
    </SelectBox>
  );
};
