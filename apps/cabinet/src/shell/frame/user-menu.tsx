import { queryFor } from '@novosel/client/query-for.ts';
import { phoneMask } from '@novosel/contract/masks.ts';
import { path } from '@novosel/contract/paths.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { Avatar } from '@novosel/ui/avatar.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FoundPage } from '../../routing/page-of.ts';
import { BonusCard } from './bonus-card.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LazyPopup } from './lazy-popup.tsx';
import styles from './user-menu.module.css';

/** The person: his bonus card, settings, the way out (S1-19, S2.7-43). */
export const UserMenu = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const { data: user } = useQuery(queryFor(getUser));
  const name = user ? `${user.name} ${user.surname}` : '';
  const current = page?.name === 'profile' ? 'page' : undefined;
  return (
    <LazyPopup
      label={t('user.menu')}
      size="user"
      trigger={
        <button type="button" className={styles.trigger}>
          <span className="sr">
            {t('user.menu')}: {name}
          </span>
          <Avatar name={name} small party="me" />
          <span className={styles.name} aria-hidden="true">
            {user?.name ?? ''}
          </span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} size="s" />
          </span>
        </button>
      }
    >
      <div className={styles.inside}>
        {user && (
          <p className={styles.who}>
            <b>{name}</b>
            <span className="small muted">{phoneMask.show(user.phone)}</span>
          </p>
        )}
        <BonusCard />
        <div className={styles.links}>
          <Link className={styles.link} href={path('profile')} aria-current={current}>
            {t('menu.profile')}
          </Link>
          <LanguageSwitch />
          <Link className={styles.link} href={path('logout')}>
            {t('user.signOut')}
          </Link>
        </div>
      </div>
    </LazyPopup>
  );
};
