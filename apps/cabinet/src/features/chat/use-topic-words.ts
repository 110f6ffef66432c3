import { topicKind } from '@novosel/contract/chat/rules.ts';
import type { ChatTopic } from '@novosel/contract/chat/schema.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useCallback } from 'react';

export type TopicWords = (topic: ChatTopic) => string;

/** «Сделка С-106, «Внесите деньги на эскроу»». @param titleOf what an act of a deal is called on its pages */
export const useTopicWords = (titleOf: (topic: ChatTopic) => string): TopicWords => {
  const t = useText();
  return useCallback(
    (topic) => t('chat.topic', { kind: topicKind(topic.number), number: topic.number, act: titleOf(topic) }),
    [t, titleOf],
  );
};
