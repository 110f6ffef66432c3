import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  /** The picture, as a rule `import Check from 'lucide-react/icons/check'`. */
  of: LucideIcon;
  size?: 's' | 'm' | 'l' | undefined;
  /** Words for a picture that stands alone; without them it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export const Icon = ({ of: Picture, size = 'm', label, className }: IconProps) => (
  <Picture
    className={classNames(styles.icon, styles[size], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
