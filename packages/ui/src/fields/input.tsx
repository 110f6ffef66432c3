import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './input.module.css';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Larger, with tabular digits. */
  money?: boolean | undefined;
  /** Content inside at the right: a unit, a button. */
  end?: ReactNode | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The bare control without a label; other fields use it. */
export const Input = ({ money, end, className, ...rest }: InputProps) => {
  const input = <input {...rest} className={classNames(styles.input, money && styles.money, className)} />;
  if (!end) return input;
  return (
    <div className={styles.wrap}>
      {input}
      <span className={styles.end}>{end}</span>
    </div>
  );
};
