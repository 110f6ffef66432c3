import { Badge } from '@novosel/ui/badge.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { Link } from '@novosel/ui/link.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FoundPage } from '../../routing/page-of.ts';
import { EntryList } from './entry-list.tsx';
import { LazyPopup } from './lazy-popup.tsx';
import { useMenuEntries } from './menu-entries.ts';
import styles from './menu-row.module.css';

/** The menu of a wide screen. */
export const MenuRow = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const { main, more } = useMenuEntries(page);
  return (
    <nav className={styles.root} aria-label={t('menu')}>
      {main.map(({ key, label, href, current, isNew }) => (
        <Link key={key} className={styles.item} href={href} aria-current={current ? 'page' : undefined}>
          {label}
          {isNew && <Badge>{t('menu.new')}</Badge>}
        </Link>
      ))}
      <div className={styles.more}>
        <LazyPopup
          label={t('menu.more')}
          size="user"
          trigger={
            <button type="button" className={styles.item} data-current={more.some(({ current }) => current)}>
              {t('menu.more')}
              <Icon of={ChevronDown} size="s" />
            </button>
          }
        >
          <EntryList entries={more} label={t('menu.more')} />
        </LazyPopup>
      </div>
    </nav>
  );
};
