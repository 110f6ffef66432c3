import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.root}>
    <Icon of={ArrowLeft} />
    {children}
  </Link>
);
