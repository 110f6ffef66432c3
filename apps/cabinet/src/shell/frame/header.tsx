import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import Scale from 'lucide-react/icons/scale';
import { brand } from '../../shared/brand.ts';
import type { FoundPage } from '../../shared/navigation/page-of.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { Bell } from './bell.tsx';
import { ChatIcon } from './chat-entry.tsx';
import styles from './header.module.css';
import { ManagerCard } from './manager-card.tsx';
import { MenuRow } from './menu/menu-row.tsx';
import { UserMenu } from './menu/user-menu.tsx';

export const Header = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const locale = useLocale();
  const { data: counters } = useQuery(queryFor(getFlatCounters));
  return (
    <header className={styles.header}>
      <div className="container">
        <div className={styles.top}>
          <div className={styles.logo}>
            <BrandLogo href={path('dashboard')} />
          </div>
          <ManagerCard />
          <a className={styles.phone} href={`tel:${brand.phones.support}`}>
            <b>{brand.phones.supportShown}</b>
            <span className="muted">{brand.phones.note[locale]}</span>
          </a>
          <div className={styles.wide}>
            <IconButton
              icon={Heart}
              label={t('header.favorites')}
              count={counters?.cart}
              quietCount
              href={path('favorites')}
            />
            <IconButton
              icon={Scale}
              label={t('header.comparison')}
              count={counters?.in_comparison}
              quietCount
              href={path('estatesCompared')}
            />
          </div>
          <Bell />
          <div className={styles.wide}>
            <ChatIcon />
          </div>
          <UserMenu page={page} />
        </div>
        <MenuRow page={page} />
      </div>
    </header>
  );
};
