import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import { BackLink } from './back-link.tsx';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

interface Crumb {
  label: string;
  /** The last one, where the reader is, has none. */
  href?: string | undefined;
}

/** The way to this page on a wide screen, elsewhere the way back. */
export const Breadcrumbs = ({ items }: { items: Crumb[] }) => {
  const t = useText();
  const back = items.findLast(({ href }) => href);
  return (
    <>
      {back?.href && (
        <div className={styles.back}>
          <BackLink href={back.href}>{back.label}</BackLink>
        </div>
      )}
      <nav className={styles.root} aria-label={t('ui.breadcrumbs')}>
        {items.map(({ label, href }, index) => (
          <Fragment key={label}>
            {index > 0 && <Icon of={ChevronRight} size="s" />}
            {href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}
          </Fragment>
        ))}
      </nav>
    </>
  );
};
