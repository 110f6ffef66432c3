import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { useMedia } from '@novosel/ui/behaviour/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { keepsChats } from './chats-link.tsx';

/** Whether a conversation stands beside the deal: there is room for it, and who works here may read it. */
export const useChatBeside = (): boolean => {
  const wide = useMedia('(min-width: 1232px)');
  const { data } = useQuery(queryFor(deskMe));
  return wide && data !== undefined && keepsChats(data.data.roles);
};
