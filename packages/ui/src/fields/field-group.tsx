import { type ReactNode, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './field-group.module.css';

interface FieldGroupProps {
  label: ReactNode;
  /** The label is read out but not shown: a title stands above already. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Several radios or boxes that answer one question: its words above, what is wrong with the answer under
 * them.
 */
export const FieldGroup = ({ label, hideLabel, error, className, children }: FieldGroupProps) => {
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.root, className)}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLabel ? 'sr' : styles.legend}>{label}</legend>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
