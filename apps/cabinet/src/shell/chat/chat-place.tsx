import { isSignedIn } from '@novosel/client/calls/session.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeChat } from '../../shared/navigation/saved-targets.ts';
import { openChat, useChatDoor } from '../../shared/support/chat-door.ts';
import { giveUpChat } from './give-up.ts';

/** The chat on every page; its code loads when it is first opened, by a button or by `guid` (S4.10-12). */
export const ChatPlace = () => {
  const { key } = useLocation();
  const { open } = useChatDoor();
  const [host, setHost] = useState<{ of: ComponentType }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival at a page is the event
  useEffect(() => {
    const guid = isSignedIn() ? takeChat() : undefined;
    if (guid !== undefined) openChat({ guid });
  }, [key]);
  useEffect(() => {
    if (open && !host)
      import('./chat-host.tsx').then(({ ChatHost }) => setHost({ of: ChatHost }), giveUpChat);
  }, [open, host]);
  return host && <host.of />;
};
