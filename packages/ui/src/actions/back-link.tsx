import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon.tsx';
import styles from './back-link.module.css';
import { Link } from './link.tsx';

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.root}>
    <Icon of={ArrowLeft} />
    {children}
  </Link>
);
