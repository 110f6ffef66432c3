import { Button } from '@novosel/ui/button.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { type DealTopic, openChat } from './chat-door.ts';

interface AskManagerProps {
  topic: DealTopic;
  variant: 'inverse' | 'ghost' | 'quiet';
}

/** «Написать менеджеру»: the chat beside the page, about the deal at its step. */
export const AskManager = ({ topic, variant }: AskManagerProps) => {
  const t = useText();
  return (
    <Button variant={variant} onClick={() => openChat({ topic })}>
      {t('chat.ask')}
    </Button>
  );
};
