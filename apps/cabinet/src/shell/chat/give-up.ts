import { text } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { shutChat } from '../../shared/support/chat-door.ts';

/** Closes a chat that failed to load, and says so (S8-09). */
export const giveUpChat = (): void => {
  shutChat();
  void toast({ text: text('chat.unavailable'), tone: 'bad' });
};
