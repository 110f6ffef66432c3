import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import { Icon } from '../look/icon.tsx';
import { useText } from '../text/i18n.tsx';
import { BackLink } from './back-link.tsx';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';

interface Crumb {
  label: string;
  /** The last item, the present page, has none. */
  href?: string | undefined;
}

/** The path to this page on a wide screen, a back link elsewhere. */
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
