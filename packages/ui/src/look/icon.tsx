import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

interface IconProps {
  /** The icon, usually `import Check from 'lucide-react/icons/check'`. */
  of: LucideIcon;
  size?: 's' | 'm' | 'l' | undefined;
  /** Text alternative of an icon that stands alone; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export const Icon = ({ of: Picture, size = 'm', label, className }: IconProps) => (
  <Picture
    className={classNames(styles.icon, styles[size], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
