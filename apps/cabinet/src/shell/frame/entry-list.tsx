import { Badge } from '@novosel/ui/badge.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Link } from '@novosel/ui/link.tsx';
import styles from './entry-list.module.css';
import type { MenuEntry } from './menu-entries.ts';

/** Items of the menu as a column, inside a popup or a sheet. */
export const EntryList = ({ entries, label }: { entries: readonly MenuEntry[]; label: string }) => {
  const t = useText();
  return (
    <nav className={styles.root} aria-label={label}>
      {entries.map(({ key, label: words, href, current, isNew }) => (
        <Link key={key} className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
          {words}
          {isNew && <Badge>{t('menu.new')}</Badge>}
        </Link>
      ))}
    </nav>
  );
};
