import { type ChatPlace, chatButtons } from '@novosel/contract/chat/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type DealTopic, openChat } from './chat-door.ts';

interface ChatButtonProps {
  place: ChatPlace;
  short?: boolean;
  /** The deal that the person asks about. */
  topic?: DealTopic | undefined;
  /** Suggested message: put into the field, where the person can change it. */
  words?: string | undefined;
}

/**
 * «Написать в чат» beside something that raises questions; `place` gives the button its number (S7-57,
 * S7-58).
 */
export const ChatButton = ({ place, short, topic, words }: ChatButtonProps) => {
  const t = useText();
  return (
    <Button
      id={String(chatButtons[place])}
      variant="secondary"
      small
      aria-label={short ? t('chat.write') : undefined}
      icon={<Icon of={MessageCircle} size={short ? 'm' : 's'} />}
      onClick={() => openChat({ topic, words })}
    >
      {t(short ? 'chat.write.short' : 'chat.write')}
    </Button>
  );
};
