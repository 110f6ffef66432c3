import { queryFor } from '@novosel/client/queries/query-for.ts';
import { chatRoles } from '@novosel/contract/chat/rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { useMedia } from '@novosel/ui/behaviour/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { mayBy } from '../shared/may-by.ts';

/** Whether a conversation is shown beside the deal: there is room for it, and the person may read it. */
export const useChatBeside = (): boolean => {
  const wide = useMedia('(min-width: 1232px)');
  const { data } = useQuery(queryFor(deskMe));
  return wide && data !== undefined && mayBy(chatRoles, data.data.roles);
};
