import { call } from '@novosel/client/calls/call.ts';
import { isAbsent } from '@novosel/client/calls/errors.ts';
import { type Conversation, getChatGuid, getConversation } from '@novosel/contract/chat/endpoints.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** News of the chat makes every answer whose endpoint name begins with this word stale. */
export const threadKey = ['chat.thread'] as const;

interface Place {
  readonly guid?: string;
  readonly before?: number;
}

const read = async ({ guid, before }: Required<Pick<Place, 'guid'>> & Place, signal: AbortSignal) =>
  (await call(getConversation, { params: { guid }, query: before ? { before } : {}, signal })).data;

const present = async (signal: AbortSignal) =>
  read({ guid: (await call(getChatGuid, { signal })).data.guid }, signal);

const nextPlace = ({ guid, earlier, previous, messages }: Conversation): Place | undefined => {
  if (earlier) return { guid, before: messages[0]?.seq ?? 1 };
  return previous ? { guid: previous } : undefined;
};

/** The requested conversation, or the present one, and earlier messages page by page. */
export const useThread = (wanted: string | undefined, open: boolean) => {
  const query = useInfiniteQuery({
    queryKey: [...threadKey, wanted ?? ''],
    queryFn: async ({ pageParam: { guid, before }, signal }): Promise<Conversation> => {
      if (guid && before) return read({ guid, before }, signal);
      if (!guid) return present(signal);
      return read({ guid }, signal).catch((error: unknown) => {
        // Somebody else's conversation, or an unknown one: opens the person's own instead (C14).
        if (isAbsent(error)) return present(signal);
        throw error;
      });
    },
    initialPageParam: (wanted ? { guid: wanted } : {}) as Place,
    getNextPageParam: nextPlace,
    enabled: open,
    staleTime: 3000,
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  const isBlank = pages.length > 0 && pages.every(({ messages }) => messages.length === 0);
  // A new conversation begins below the former one, not on an empty page.
  useEffect(() => {
    if (isBlank && hasNextPage && !isFetching) void fetchNextPage();
  }, [isBlank, hasNextPage, isFetching, fetchNextPage]);
  return { ...query, pages: [...pages].reverse(), newest: pages[0] };
};
