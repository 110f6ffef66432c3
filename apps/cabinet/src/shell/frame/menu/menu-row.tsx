import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FoundPage } from '../../../shared/navigation/page-of.ts';
import { LazyPopup } from '../lazy-popup.tsx';
import { EntryList } from './entry-list.tsx';
import { useMenuEntries } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu-row.module.css';

/** The menu of a wide screen. */
export const MenuRow = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const { main, more } = useMenuEntries(page);
  return (
    <nav className={styles.root} aria-label={t('menu')}>
      {main.map((entry) => (
        <MenuLink key={entry.key} entry={entry} className={styles.item} />
      ))}
      <div className={styles.more}>
        <LazyPopup
          menu
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
