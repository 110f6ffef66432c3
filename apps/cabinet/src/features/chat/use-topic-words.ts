import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type EstateCases, estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import { topicKind } from '@novosel/contract/chat/rules.ts';
import type { ChatTopic } from '@novosel/contract/chat/schema.ts';
import { listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

export type TopicWords = (topic: ChatTopic) => string;

const kindsOf = ({ data }: AnswerOf<typeof listDeals>): ReadonlyMap<string, EstateKind> =>
  new Map(data.items.map(({ number, estate }) => [number, estate.kind]));

/**
 * «Сделка С-106, «Внесите деньги на эскроу»».
 * @param titleOf the title of an act on the pages of a deal, with the grammatical cases of its estate's
 *   word
 */
export const useTopicWords = (titleOf: (act: string, cases?: EstateCases) => string): TopicWords => {
  const t = useText();
  const locale = useLocale();
  const { data: kinds } = useQuery({ ...queryFor(listDeals), select: kindsOf });
  return useCallback(
    ({ number, act }) => {
      const cases = estateCases(kinds?.get(number) ?? null, locale);
      return t('chat.topic', { kind: topicKind(number), number, act: titleOf(act, cases) });
    },
    [t, titleOf, kinds, locale],
  );
};
