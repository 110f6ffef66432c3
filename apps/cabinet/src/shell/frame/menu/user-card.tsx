import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useUser } from '../../../shared/account/use-user.ts';
import { BonusCard } from '../../../shared/loyalty/bonus-card.tsx';
import type { FoundPage } from '../../../shared/navigation/page-of.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { OwnPlaces } from './own-places.tsx';
import styles from './user-card.module.css';

/**
 * The person's menu: his bonus card, his own lists, settings, sign-out (S1-19, S2.7-43). Its code loads with
 * the popup's.
 */
export const UserCard = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const user = useUser();
  const current = page?.name === 'profile' ? 'page' : undefined;
  return (
    <div className={styles.inside}>
      {user && (
        <p className={styles.who}>
          <b>
            {user.name} {user.surname}
          </b>
          <span className="small muted">{phoneMask.show(user.phone)}</span>
        </p>
      )}
      <BonusCard />
      <div className={styles.links}>
        <OwnPlaces page={page} />
        <Link className={styles.link} href={path('profile')} aria-current={current}>
          <Icon of={Settings} className="muted" />
          {t('menu.profile')}
        </Link>
        <LanguageSwitch />
        <Link className={styles.link} href={path('logout')}>
          <Icon of={LogOut} className="muted" />
          {t('user.signOut')}
        </Link>
      </div>
    </div>
  );
};
