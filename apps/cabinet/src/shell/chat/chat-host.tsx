import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useDealWords } from '../../shared/deal/use-deal-words.ts';
import { queries } from '../../shared/page/queries.ts';
import { shutChat, useChatDoor } from '../../shared/support/chat-door.ts';
import { giveUpChat } from './give-up.ts';
import { type ChatClientProps, loadClient } from './load-client.ts';

/** The chat over the page, with the client that has loaded. */
export const ChatHost = () => {
  const door = useChatDoor();
  const { open } = door;
  const { title } = useDealWords();
  const [client, setClient] = useState<{ of: ComponentType<ChatClientProps> }>();
  useEffect(() => {
    if (!open || client) return;
    loadClient().then((module) => setClient({ of: module.ChatClient }), giveUpChat);
  }, [open, client]);
  return (
    client && (
      <QueryClientProvider client={queries}>
        <client.of door={door} titleOf={title} onClose={shutChat} onUnavailable={giveUpChat} />
      </QueryClientProvider>
    )
  );
};
