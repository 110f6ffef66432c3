import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import styles from './list-row.module.css';

interface ListRowProps {
  title: ReactNode;
  /** The muted line under the title. */
  note?: ReactNode | undefined;
  /** For lists in a side column: smaller text, and the icon without its tile. */
  small?: boolean | undefined;
  icon?: LucideIcon | undefined;
  /** Replaces the icon: an avatar, a small plan. */
  start?: ReactNode | undefined;
  /** Content at the right: a sum, a pill, a button. */
  end?: ReactNode | undefined;
  href?: string | undefined;
  /** Name of the downloaded file, when the link is a download. */
  download?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** The rows of a list, with thin lines between them. */
export const List = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
);

/** One item of a list; with an address or an act the whole row is a link or a button. */
export const ListRow = ({ title, note, icon, start, end, small, href, download, onClick }: ListRowProps) => {
  const row = classNames(styles.row, small && styles.small, (href || onClick) && styles.active);
  const inside = (
    <>
      {icon ? (
        <span className={styles.icon}>
          <Icon of={icon} />
        </span>
      ) : (
        start
      )}
      <span className={styles.body}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  if (href) {
    return (
      <li>
        <Link href={href} className={row} {...(download !== undefined && { download })}>
          {inside}
        </Link>
      </li>
    );
  }
  if (onClick) {
    return (
      <li>
        <button type="button" className={row} onClick={onClick}>
          {inside}
        </button>
      </li>
    );
  }
  return <li className={row}>{inside}</li>;
};
