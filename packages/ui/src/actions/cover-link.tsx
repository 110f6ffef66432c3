import styles from './cover-link.module.css';
import { Link } from './link.tsx';

/**
 * A link that takes the whole of the nearest positioned card for its target; what may be pressed apart stands
 * above it.
 */
export const CoverLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={styles.link}>
    {children}
  </Link>
);
