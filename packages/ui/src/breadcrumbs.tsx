import { Fragment } from 'react';
import styles from './breadcrumbs.module.css';
import { useText } from './i18n.tsx';
import { Link } from './link.tsx';

interface Crumb {
  label: string;
  /** The last one, where the reader is, has none. */
  href?: string | undefined;
}

/** The way to this page; only on a wide screen, elsewhere BackLink serves. */
export const Breadcrumbs = ({ items }: { items: Crumb[] }) => {
  const t = useText();
  return (
    <nav className={styles.root} aria-label={t('ui.breadcrumbs')}>
      {items.map(({ label, href }, index) => (
        <Fragment key={label}>
          {index > 0 && <span aria-hidden="true">/</span>}
          {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </Fragment>
      ))}
    </nav>
  );
};
