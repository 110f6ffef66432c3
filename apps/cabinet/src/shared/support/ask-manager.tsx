import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { ReactNode } from 'react';
import { type DealTopic, openChat } from './chat-door.ts';

interface AskManagerProps {
  topic: DealTopic;
  variant: 'inverse' | 'ghost' | 'quiet';
  /** What the person would say: it stands in the field, to be read and changed. */
  words?: string;
  /** What is asked for, where it is not simply «Написать менеджеру». */
  children?: ReactNode;
}

/** The chat beside the page, about the deal at its step. */
export const AskManager = ({ topic, variant, words, children }: AskManagerProps) => {
  const t = useText();
  return (
    <Button variant={variant} onClick={() => openChat({ topic, words })}>
      {children ?? t('chat.ask')}
    </Button>
  );
};
