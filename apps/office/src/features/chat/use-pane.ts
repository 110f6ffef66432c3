import { call } from '@novosel/client/calls/call.ts';
import { deskConversation } from '@novosel/contract/chat/desk-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export type DeskConversation = AnswerOf<typeof deskConversation>['data']['conversation'];

/** News of the chat makes every answer whose endpoint name begins with this word stale. */
export const paneKey = (guid: string) => ['chat.pane', guid] as const;

interface Place {
  readonly guid: string;
  readonly before?: number;
}

/** A conversation page by page, back through the same person's earlier ones. */
export const usePane = (guid: string) => {
  const query = useInfiniteQuery({
    queryKey: paneKey(guid),
    queryFn: async ({ pageParam: { guid, before }, signal }) =>
      (await call(deskConversation, { params: { guid }, query: before ? { before } : {}, signal })).data,
    initialPageParam: { guid } as Place,
    getNextPageParam: ({ conversation: { guid, earlier, previous, messages } }): Place | undefined => {
      if (earlier) return { guid, before: messages[0]?.seq ?? 1 };
      return previous ? { guid: previous } : undefined;
    },
    staleTime: 3000,
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    newest: pages[0],
    conversations: [...pages].reverse().map(({ conversation }) => conversation),
  };
};
