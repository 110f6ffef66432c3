import { topicKind } from '@novosel/contract/chat/rules.ts';
import type { ChatTopic } from '@novosel/contract/chat/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback } from 'react';

/** «Сделка С-106, «Внести оплату по договору»». */
export const useTopicWords = (): ((topic: ChatTopic) => string) => {
  const t = useText();
  return useCallback(
    ({ number, act }) => t('chats.topic', { kind: topicKind(number), number, act: t(`act.${act}`) }),
    [t],
  );
};
