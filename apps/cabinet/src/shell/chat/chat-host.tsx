import { queryFor } from '@novosel/client/query-for.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { ChatTopic } from '@novosel/contract/chat/schema.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useDealWords } from '../../features/deals/use-deal-words.ts';
import { shutChat, useChatDoor } from '../../support/chat-door.ts';
import { queries } from '../queries.ts';
import { giveUpChat } from './give-up.ts';
import { type ChatClientProps, loadClient } from './load-client.ts';

const kindsOf = ({ data }: AnswerOf<typeof listDeals>): ReadonlyMap<string, EstateKind> =>
  new Map(data.items.map(({ number, estate }) => [number, estate.kind]));

/** The chat over the page, with the client that could be loaded. */
export const ChatHost = () => {
  const door = useChatDoor();
  const { open } = door;
  const words = useDealWords();
  const { data: kinds } = useQuery({ ...queryFor(listDeals), enabled: open, select: kindsOf }, queries);
  const titleOf = ({ number, act }: ChatTopic) => words.title(act, kinds?.get(number));
  const [client, setClient] = useState<{ of: ComponentType<ChatClientProps> }>();
  useEffect(() => {
    if (!open || client) return;
    loadClient().then((module) => setClient({ of: module.ChatClient }), giveUpChat);
  }, [open, client]);
  return (
    client && (
      <QueryClientProvider client={queries}>
        <client.of door={door} titleOf={titleOf} onClose={shutChat} onUnavailable={giveUpChat} />
      </QueryClientProvider>
    )
  );
};
