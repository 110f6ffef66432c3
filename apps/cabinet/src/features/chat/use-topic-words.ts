import { topicKind } from '@novosel/contract/chat/rules.ts';
import type { ChatTopic } from '@novosel/contract/chat/schema.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useCallback } from 'react';

export type TopicWords = (topic: ChatTopic) => string;

/** «Сделка С-106, «Внесите деньги на эскроу»». @param titleOf what an act is called on the pages of deals */
export const useTopicWords = (titleOf: (act: string) => string): TopicWords => {
  const t = useText();
  return useCallback(
    ({ number, act }) => t('chat.topic', { kind: topicKind(number), number, act: titleOf(act) }),
    [t, titleOf],
  );
};
