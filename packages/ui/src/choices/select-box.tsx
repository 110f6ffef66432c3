import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useRef } from 'react';
import { describedBy, Field, type FieldProps } from '../fields/field.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import { type Left, whenLeft } from '../text/when-left.ts';
import styles from './select-box.module.css';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectBoxProps<Value extends string> extends FieldProps, Left {
  id: string;
  options: readonly Option<Value>[];
  chosen: readonly Option<Value>[];
  onToggle: (option: Option<Value>) => void;
  multiple?: boolean | undefined;
  search?: boolean | undefined;
  tall?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Content of the closed control. */
  children: ReactNode;
}

// The specification's rule, not the library's fuzzy match (S5-29).
const contains = (option: Option, query: string) =>
  option.label.toLowerCase().includes(query.trim().toLowerCase());

/** The control and the list of Select and MultiSelect; each of them handles a press on an option. */
export const SelectBox = <Value extends string>(props: SelectBoxProps<Value>) => {
  const { id, options, chosen, onToggle, multiple, search, tall, ref, onBlur, children } = props;
  const { label, hideLabel = false, hint, error, required = false } = props;
  const t = useText();
  const popup = useRef<HTMLDivElement>(null);
  // The library's types need to know at compile time whether several can be chosen.
  const selection = (multiple ? { multiple, value: chosen } : { value: chosen[0] ?? null }) as {
    value: Option<Value> | null;
  };
  return (
    <Field {...{ id, label, hideLabel, hint, error, required }} onBlur={whenLeft(onBlur, popup)}>
      <Combobox.Root
        items={options}
        {...selection}
        filter={contains}
        isItemEqualToValue={(one: Option<Value>, other: Option<Value>) => one.value === other.value}
      >
        <Combobox.Trigger
          ref={ref}
          id={id}
          className={styles.control}
          aria-labelledby={`${id}-label ${id}`}
          aria-required={required || undefined}
          {...describedBy(id, { hint, error })}
        >
          {children}
          <Icon of={ChevronDown} className={styles.chevron} />
        </Combobox.Trigger>
        <Combobox.Portal>
          <Combobox.Positioner className={styles.positioner} sideOffset={6} align="start">
            <Combobox.Popup ref={popup} className={styles.popup} aria-labelledby={`${id}-label`}>
              <Combobox.Input
                className={classNames(search ? styles.search : 'sr')}
                readOnly={!search}
                placeholder={t('ui.select.search')}
                aria-labelledby={`${id}-label`}
              />
              <Combobox.Empty>
                <p className={styles.empty}>{t('ui.select.empty')}</p>
              </Combobox.Empty>
              <Combobox.List className={classNames(styles.list, tall && styles.tall)}>
                {(option: Option<Value>) => (
                  <Combobox.Item
                    key={option.value}
                    value={option}
                    className={styles.option}
                    onClick={() => onToggle(option)}
                  >
                    {option.label}
                    <Combobox.ItemIndicator className={styles.check}>
                      <Icon of={Check} />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
};
