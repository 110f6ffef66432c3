import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** What will be shown here, and when. */
  children?: ReactNode | undefined;
  /** Only if there is something to do. */
  action?: ReactNode | undefined;
}

export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className={styles.root}>
    {icon && <Icon of={icon} size="l" className={styles.icon} />}
    <b>{title}</b>
    {children && <p className={styles.words}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
