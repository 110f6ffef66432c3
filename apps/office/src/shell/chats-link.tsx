import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { chatRoles } from '@novosel/contract/chat/rules.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { mayBy } from '../shared/may-by.ts';
import { chatsPath } from '../shared/paths.ts';
import styles from './chats-link.module.css';

export const keepsChats = (roles: readonly StaffRole[]): boolean => mayBy(chatRoles, roles);

export const inChats = (pathname: string): boolean => pathname.startsWith(chatsPath);

/** The way to the conversations, with how many people wait for an answer. */
export const ChatsLink = () => {
  const t = useText();
  const { data } = useQuery(queryFor(deskChats, { query: { state: 'waiting' } }));
  const waiting = data?.data.waiting;
  return (
    <NavLink to={chatsPath}>
      <span className={styles.root}>
        {t('desk.chats')}
        {waiting ? <Counter value={waiting} /> : null}
      </span>
    </NavLink>
  );
};
