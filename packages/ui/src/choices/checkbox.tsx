import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** Its label; it may contain a link. */
  children: ReactNode;
  value?: boolean | undefined;
  onChange?: ((value: boolean) => void) | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export const Checkbox = ({ children, value, onChange, error, className, ...rest }: CheckboxProps) => {
  const errorId = useId();
  return (
    <div className={className} data-wrong={error ? '' : undefined}>
      <label className={classNames(styles.root, error && styles.wrong)}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          {...(value !== undefined && { checked: value })}
          onChange={(event) => onChange?.(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
