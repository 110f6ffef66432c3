import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { type DealTopic, openChat } from './chat-door.ts';

interface AskManagerProps {
  topic: DealTopic;
  variant: 'inverse' | 'ghost' | 'quiet';
  /** Suggested message: put into the field, where the person can change it. */
  words?: string;
  /** Label of the button, where it is not simply «Написать менеджеру». */
  children?: ReactNode;
}

/** Opens the chat beside the page, about the deal at its present step. */
export const AskManager = ({ topic, variant, words, children }: AskManagerProps) => {
  const t = useText();
  return (
    <Button variant={variant} onClick={() => openChat({ topic, words })}>
      {children ?? t('chat.ask')}
    </Button>
  );
};
