import { endSession } from '@novosel/client/calls/session.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskLogout, type StaffMember } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Menu, type MenuItem } from '@novosel/ui/actions/menu.tsx';
import { Avatar } from '@novosel/ui/look/avatar.tsx';
import { chooseTheme } from '@novosel/ui/look/theme.ts';
import { type Locale, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useState } from 'react';
import { chooseLocale } from '../shared/locale.ts';
import { mayBy } from '../shared/may-by.ts';
import type { PersonEntry } from '../shared/navigation/section.ts';
import styles from './staff-menu.module.css';

const isDark = () => document.documentElement.dataset.theme === 'dark';

interface StaffMenuProps {
  me: StaffMember | undefined;
  entries: readonly PersonEntry[];
}

/** The signed-in person's menu: his name, the theme, his own pages, sign-out. */
export const StaffMenu = ({ me, entries }: StaffMenuProps) => {
  const t = useText();
  const locale = useLocale();
  const [dark, setDark] = useState(isDark);
  const signOut = useCall(deskLogout);
  const leave = () => {
    // The page forgets the session even when the server cannot be reached: the person has left.
    signOut.mutate({}, { onSettled: () => endSession('chosen') });
  };
  const repaint = () => {
    chooseTheme(dark ? 'light' : 'dark');
    setDark(!dark);
  };
  const other: Locale = locale === 'ru' ? 'en' : 'ru';
  const items: MenuItem[] = [
    {
      key: 'theme',
      label: t(dark ? 'desk.theme.light' : 'desk.theme.dark'),
      icon: dark ? Sun : Moon,
      onSelect: repaint,
    },
    { key: 'locale', label: t('desk.language'), icon: Languages, onSelect: () => void chooseLocale(other) },
    ...entries
      .filter(({ roles }) => !roles || mayBy(roles, me?.roles))
      .map(({ words, icon, href }) => ({ key: href, label: t(words), icon, href })),
    { key: 'out', label: t('desk.signOut'), icon: LogOut, onSelect: leave },
  ];
  const name = me?.name ?? '';
  return (
    <Menu
      label={t('desk.person')}
      items={items}
      trigger={
        <button type="button" className={styles.trigger}>
          <Avatar name={name} small />
          <span className={styles.words}>
            <b>{name}</b>
            <span>{me?.roles.map((role) => t(`role.${role}`)).join(', ')}</span>
          </span>
        </button>
      }
    />
  );
};
