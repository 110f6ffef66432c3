import styles from './entry-list.module.css';
import type { MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';

/** Items of the menu as a column, inside a popup or a sheet. */
export const EntryList = ({ entries, label }: { entries: readonly MenuEntry[]; label: string }) => (
  <nav className={styles.root} aria-label={label}>
    {entries.map((entry) => (
      <MenuLink key={entry.key} entry={entry} className={styles.item} />
    ))}
  </nav>
);
