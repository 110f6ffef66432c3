import styles from './cover-link.module.css';
import { Link } from './link.tsx';

/** A link whose target covers the whole nearest positioned card; other controls of the card are above it. */
export const CoverLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={styles.link}>
    {children}
  </Link>
);
