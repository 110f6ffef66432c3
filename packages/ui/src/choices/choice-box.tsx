import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './choice-box.module.css';

/** A radio button with a box as its press target; the box shows whether it is chosen, focused or disabled. */
export const ChoiceBox = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the radio is among the children
  <label className={classNames(styles.root, className)}>{children}</label>
);
