import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './pill.module.css';

export type PillTone = 'neutral' | 'turn' | 'us' | 'third' | 'good' | 'warn' | 'bad' | 'info';

interface PillProps {
  /** `turn`, `us`, `third` show whose turn it is; the others the state of an object. */
  tone?: PillTone | undefined;
  /** Without the dot. */
  plain?: boolean | undefined;
  children: ReactNode;
}

export const Pill = ({ tone = 'neutral', plain, children }: PillProps) => (
  <span className={classNames(styles.root, styles[tone], plain && styles.plain)}>{children}</span>
);
