import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import styles from './alert.module.css';

type AlertTone = 'info' | 'good' | 'warn' | 'bad';

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  good: Check,
  warn: TriangleAlert,
  bad: CircleAlert,
};

interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode | undefined;
  icon?: LucideIcon | undefined;
  /** A screen reader announces it at once: something has just gone wrong. */
  urgent?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** A message within the page. */
export const Alert = ({ tone = 'info', title, icon, urgent, children }: AlertProps) => (
  <div className={classNames(styles.root, styles[tone])} role={urgent ? 'alert' : undefined}>
    <Icon of={icon ?? icons[tone]} className={styles.icon} />
    <div className={styles.body}>
      {title && <b className={styles.title}>{title}</b>}
      {children}
    </div>
  </div>
);
