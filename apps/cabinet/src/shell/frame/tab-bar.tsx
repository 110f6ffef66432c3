import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import MenuIcon from 'lucide-react/icons/menu';
import type { FoundPage } from '../../shared/navigation/page-of.ts';
import { ChatTab } from './chat-entry.tsx';
import { LazyPopup } from './lazy-popup.tsx';
import { EntryList } from './menu/entry-list.tsx';
import { useMenuEntries } from './menu/menu-entries.ts';
import styles from './tab-bar.module.css';

const tabs = [
  { key: 'dashboard', icon: House, href: path('dashboard'), area: 'dashboard' },
  { key: 'deals', icon: KeyRound, href: path('deals', {}), area: 'deal' },
  { key: 'documents', icon: FileText, href: path('documents'), area: 'documents' },
] as const;

/** The bottom bar of a phone and a tablet: four links and the rest of the menu. */
export const TabBar = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const { main, more } = useMenuEntries(page);
  const rest = [...main, ...more].filter(({ key }) => !tabs.some((tab) => tab.key === key));
  return (
    <nav className={styles.root} aria-label={t('tabs')}>
      {tabs.map(({ key, icon, href, area }) => (
        <Link
          key={key}
          className={styles.tab}
          href={href}
          aria-current={page?.name.startsWith(area) ? 'page' : undefined}
        >
          <Icon of={icon} size="l" />
          {t(`tabs.${key}`)}
        </Link>
      ))}
      <ChatTab />
      <LazyPopup
        menu
        label={t('menu')}
        trigger={
          <button type="button" className={styles.tab}>
            <Icon of={MenuIcon} size="l" />
            {t('menu.more')}
          </button>
        }
      >
        <EntryList entries={rest} label={t('menu')} />
      </LazyPopup>
    </nav>
  );
};
