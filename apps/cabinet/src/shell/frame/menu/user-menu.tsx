import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { late } from '@novosel/ui/status/late.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useUser } from '../../../shared/account/use-user.ts';
import type { FoundPage } from '../../../shared/navigation/page-of.ts';
import { LazyPopup } from '../lazy-popup.tsx';
import styles from './user-menu.module.css';

const UserCard = late(async () => (await import('./user-card.tsx')).UserCard);

/** The person's name; a press opens his menu (S1-19, S2.7-43). */
export const UserMenu = ({ page }: { page: FoundPage | undefined }) => {
  const t = useText();
  const user = useUser();
  const name = user ? `${user.name} ${user.surname}` : '';
  return (
    <LazyPopup
      menu
      label={t('user.menu')}
      size="user"
      inside={UserCard.bring}
      trigger={
        <button type="button" className={styles.trigger}>
          <span className="sr">
            {t('user.menu')}
            {name && `: ${name}`}
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
      <UserCard page={page} />
    </LazyPopup>
  );
};
