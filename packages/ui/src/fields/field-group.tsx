import { type ReactNode, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './field-group.module.css';

interface FieldGroupProps {
  label: ReactNode;
  /** Hides the label visually: there is a title above already. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Several radio buttons or checkboxes for one question: its label above, the error of the answer below them.
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
